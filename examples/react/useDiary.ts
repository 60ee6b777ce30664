import { useCallback, useState } from 'react';

export interface DiaryLine {
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

/** The last six things that the search has told, newest first. */
export function useDiary() {
  const [lines, setLines] = useState<readonly DiaryLine[]>([]);
  const note = useCallback((name: string, text: string) => {
    setLines((before) => [{ key: (before[0]?.key ?? 0) + 1, name, text }, ...before].slice(0, 6));
  }, []);
  return { lines, note };
}
