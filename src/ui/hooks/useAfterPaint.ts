import { useEffect, useState, useSyncExternalStore } from 'react';

/** ms: a hidden tab paints nothing, and is to be whole all the same. */
const longest = 100;

/**
 * False until what was drawn with it has been painted: what follows then has a task of its own. Where a server prints the page, and where that is
 * hydrated, it is true from the start.
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
