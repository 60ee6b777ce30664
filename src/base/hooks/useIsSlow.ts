import { useEffect, useState } from 'react';

/** True once `isGoingOn` has been so for `milliseconds`: what ends sooner need not be shown at all. */
export function useIsLong(isGoingOn: boolean, milliseconds: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn, milliseconds]);
  return isGoingOn && isLong;
}
