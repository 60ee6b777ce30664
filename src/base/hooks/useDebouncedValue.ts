import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for this many milliseconds; the first one immediately. */
export function useDebouncedValue<T>(value: T | null, ms: number): T | null {
  const [debounced, setDebounced] = useState(value);
  const isFirst = debounced === null;
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return isFirst ? value : debounced;
}
