/** Do something when the next frame has been painted, or some more; the answer takes it back. */
export function nextFrame(act: () => void, frames = 1): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let back = (): void => clearTimeout(timer);
  const frame = requestAnimationFrame(() => {
    if (frames > 1) back = nextFrame(act, frames - 1);
    else timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    back();
  };
}
