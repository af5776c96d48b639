/** Runs a script in the Python that browsers load: node browser_python.mjs ENGINE compiled|interpreted SCRIPT MODULE … */
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [engine, form, script, ...modules] = process.argv.slice(2);
const read = (name) => new Uint8Array(gunzipSync(readFileSync(join(engine, name))));
// Pyodide wants its files by the names that it gave them
const folder = mkdtempSync(join(tmpdir(), 'ulpia-python-'));
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs'])
  writeFileSync(join(folder, name), readFileSync(join(engine, name)));
writeFileSync(join(folder, 'pyodide.asm.wasm'), read('python.bin'));
writeFileSync(join(folder, 'python_stdlib.zip'), read('stdlib.bin'));

process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.message}\n`); // without the source of Pyodide that Node would show
  process.exit(1);
});

const info = JSON.parse(process.env.ULPIA_ENGINE_VERSIONS ?? '{}');
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({
  indexURL: folder + '/',
  lockFileContents: JSON.stringify({ info, packages: {} }),
});
const place = String(python.runPython('import site; site.getsitepackages()[0]'));
const unpack = (name) => python.unpackArchive(read(name), 'zip', { extractDir: place });
unpack('ulpia.bin');
if (form === 'compiled') {
  python.FS.writeFile('/tmp/ulpia.so', read('native.bin'));
  python.pyimport('ulpia.device.native').use_native_modules('/tmp/ulpia.so');
} else unpack('rules.bin');
for (const module of modules)
  python.FS.writeFile(`${place}/${basename(module)}`, readFileSync(module));
python.runPython(readFileSync(script, 'utf8'));
