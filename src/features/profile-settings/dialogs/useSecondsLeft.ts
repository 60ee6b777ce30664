import { useEffect, useState } from 'react';

/** Counts down from so many seconds; a new object begins again. */
export function useSecondsLeft(wait: { readonly seconds: number }): number {
  const [left, setLeft] = useState(wait.seconds);
  useEffect(() => {
    // By the clock: timers of hidden pages are late.
    const end = Date.now() + wait.seconds * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    count();
    if (wait.seconds === 0) return undefined;
    const timer = setInterval(() => {
      count();
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
