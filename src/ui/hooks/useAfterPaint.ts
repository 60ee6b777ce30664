import { useEffect, useState, useSyncExternalStore } from 'react';

/** ms: a hidden tab never paints, but must be complete all the same. */
const longest = 100;

/**
 * False until the first render has been painted, so that what follows runs in a separate task. Always true on a server and during hydration.
 */
export function useAfterPaint(): boolean {
  const isPrinted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isPainted, setPainted] = useState(isPrinted);
  useEffect(() => {
    const done = () => setPainted(true);
    let timer = setTimeout(done, longest);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(done);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

const never = () => () => {};
