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
    const tell = () => setPainted(true);
    let timer = setTimeout(tell, longest);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(tell);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

const never = () => () => {};
