import { useEffect } from 'react';
import { type Lazy, useLazy } from './useLazy';

/** {@link useLazy} for what may come after the first cards: its request does not compete with theirs. */
export function useLazyAfterPaint<T>(fetchCode: () => Promise<T>, isWanted = true): Lazy<T> {
  const lazy = useLazy(fetchCode);
  const { load } = lazy;
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(load);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWanted, load]);
  return lazy;
}
