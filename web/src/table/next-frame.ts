/** Do something when the next frame has been painted; the answer takes it back. */
export function nextFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
