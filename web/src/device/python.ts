/** Python in a worker: started from the stored files, with our modules on its path. */
import { addressOf, fetchStored, type EngineList } from './files';

export type PyProxy = {
  readonly toJs: () => unknown;
  readonly destroy: () => void;
};
type Pyodide = {
  readonly unpackArchive: (
    archive: ArrayBuffer,
    format: string,
    options: { extractDir: string },
  ) => void;
  readonly runPython: (code: string) => unknown;
  readonly pyimport: (name: string) => Record<string, unknown>;
  readonly FS: { readonly writeFile: (path: string, bytes: Uint8Array) => void };
};
type NativeModules = { readonly use_native_modules: (file: string) => number };
type Loader = { readonly loadPyodide: (options: object) => Promise<Pyodide> };

const GZIP = [0x1f, 0x8b];
const LIBRARY = '/tmp/ulpia.so';
const WASM = 'pyodide.asm.wasm';

/** Import a module of ours in a fresh Python. */
export async function startPython(
  list: EngineList,
  module: string,
): Promise<Record<string, unknown>> {
  const folder = addressOf(list, '');
  redirect(list);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ addressOf(list, 'pyodide.mjs')
  )) as Loader;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: addressOf(list, 'stdlib.bin'),
    lockFileContents: JSON.stringify({ info: list.python, packages: {} }), // of Pyodide's own packages we need none
  });
  const place = String(python.runPython('import site; site.getsitepackages()[0]'));
  const unpack = async (name: string): Promise<void> =>
    python.unpackArchive(await (await fetchUnpacked(addressOf(list, name))).arrayBuffer(), 'zip', {
      extractDir: place,
    });
  await unpack('ulpia.bin');
  if (list.compiled === null || !(await usesCompiled(python, list, list.compiled.name)))
    await unpack(list.interpreted.name);
  return python.pyimport(module);
}

/** Take the compiled engine; where a browser cannot, the same modules are interpreted. */
async function usesCompiled(python: Pyodide, list: EngineList, name: string): Promise<boolean> {
  try {
    const body = await fetchUnpacked(addressOf(list, name));
    python.FS.writeFile(LIBRARY, new Uint8Array(await body.arrayBuffer()));
    const native = python.pyimport('ulpia.device.native') as NativeModules;
    return native.use_native_modules(LIBRARY) > 0;
  } catch (error) {
    // eslint-disable-next-line no-console -- slower, but it plays: only who looks for it should see it
    console.warn('The engine is interpreted, since the compiled one did not start.', error);
    return false;
  }
}

/** Let Pyodide find its files where we have put them. */
function redirect(list: EngineList): void {
  const plain = globalThis.fetch.bind(globalThis);
  const folder = addressOf(list, '');
  globalThis.fetch = (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(folder)) return plain(input, options);
    if (address.endsWith(WASM)) return fetchUnpacked(addressOf(list, 'python.bin'));
    return address.endsWith('.bin') ? fetchUnpacked(address) : fetchStored(address);
  };
}

/** A file that we packed; some hosts unpack it on the way, most do not. */
async function fetchUnpacked(address: string): Promise<Response> {
  const body = await (await fetchStored(address)).blob();
  const start = new Uint8Array(await body.slice(0, 2).arrayBuffer());
  const isPacked = start[0] === GZIP[0] && start[1] === GZIP[1];
  const bytes = isPacked
    ? body.stream().pipeThrough(new DecompressionStream('gzip'))
    : body.stream();
  return new Response(bytes, { headers: { 'Content-Type': 'application/wasm' } });
}
