import { useRef } from 'react';

/** Returns a ref to the latest value, so that an effect can read it without depending on it. */
export function useLatest<T>(value: T): { current: T } {
  const ref = useRef(value);
  ref.current = value;
  return ref;
}
