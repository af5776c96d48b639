/** The worker that thinks for bots. It looks between its steps whether the answer is still wanted, and may be ended at any moment. */
import type { EngineList } from './files';
import { startPython } from './python';

export type ThinkingOrder =
  | { readonly kind: 'start'; readonly list: EngineList }
  | { readonly kind: 'think'; readonly text: string }
  | { readonly kind: 'stop' };

/** `ulpia.device.thinking.think`. */
type Think = (text: string, isWanted: () => Promise<boolean>) => Promise<string | undefined>;

let think: Promise<Think> | undefined;
let wanted = true;

addEventListener('message', ({ data }: MessageEvent<ThinkingOrder>) => {
  if (data.kind === 'start')
    think = startPython(data.list, 'ulpia.device.thinking').then(
      (module) => module['think'] as Think,
    );
  else if (data.kind === 'stop') wanted = false;
  else void answer(data.text);
});

async function answer(text: string): Promise<void> {
  wanted = true;
  try {
    const move = await (await think)?.(text, isWanted);
    postMessage(move === undefined ? { isStopped: true } : { move });
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
}

const { port1: near, port2: far } = new MessageChannel();

/** Let the messages come in that wait, such as one that ends the thought. */
async function isWanted(): Promise<boolean> {
  await new Promise((resolve) => {
    near.onmessage = resolve;
    far.postMessage(undefined);
  });
  return wanted;
}
