/** Calls `step` every frame with the eased (`ease-in-out`) share of the duration, ms. @returns a function that stops it. */
export function glide(duration: number, step: (share: number) => void): () => void {
  const start = performance.now();
  let frame = 0;
  const tick = () => {
    const time = Math.min((performance.now() - start) / duration, 1);
    step(time * time * (3 - 2 * time));
    if (time < 1) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}
