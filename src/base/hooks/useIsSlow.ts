import { useEffect, useState } from 'react';

/** Returns true once `isPending` has lasted for this many milliseconds: shorter waits need no placeholder. */
export function useIsSlow(isPending: boolean, milliseconds: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, milliseconds]);
  return isPending && isSlow;
}
