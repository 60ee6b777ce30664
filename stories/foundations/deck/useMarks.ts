import { useEffect, useState } from 'react';
import { type Mark, type Marks, parseMarks, withMark } from './marks';

const KEY = 'kvartal-deck';

/** Ticks and notes stay on the device; another tab of the deck sees them too. */
export function useMarks(): readonly [Marks, (id: string, change: Partial<Mark>) => void] {
  const [marks, setMarks] = useState(read);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === KEY && setMarks(read());
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const change = (id: string, changed: Partial<Mark>) => {
    const next = withMark(read(), id, changed);
    setMarks(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing shows them until the page is left.
    }
  };
  return [marks, change];
}

function read(): Marks {
  try {
    return parseMarks(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}
