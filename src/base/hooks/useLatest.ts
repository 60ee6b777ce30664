import { useRef } from 'react';

/** What an effect reads without being a reason to run it again: a page may pass another function with every render. */
export function useLatest<T>(value: T): { readonly current: T } {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}
