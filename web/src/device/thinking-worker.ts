/** The worker that thinks for bots. It may be ended in the middle of a thought: whoever asked starts another. */
import type { EngineList } from './files';
import { startPython } from './python';

type ThinkingOrder =
  | { readonly kind: 'start'; readonly list: EngineList }
  | { readonly kind: 'think'; readonly text: string };

let think: Promise<(text: string) => string> | undefined;

addEventListener('message', ({ data }: MessageEvent<ThinkingOrder>) => {
  if (data.kind === 'start') {
    think = startPython(data.list, 'ulpia.device.thinking').then(
      (module) => module['think'] as (text: string) => string,
    );
    return;
  }
  void answer(data.text);
});

async function answer(text: string): Promise<void> {
  try {
    postMessage({ move: (await think)?.(text) });
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
}
