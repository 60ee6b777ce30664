import { useEffect, useState } from 'react';

/** The value once it has stood still for so many ms; the first one at once. */
export function useRested<T>(value: T | null, ms: number): T | null {
  const [rested, setRested] = useState(value);
  const isFirst = rested === null;
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return isFirst ? value : rested;
}
