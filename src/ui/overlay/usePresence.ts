import { type RefObject, useEffect, useState } from 'react';

/** Whether to keep something in the page: until the closing animations of its style sheet have ended, or not at all without any. */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  useEffect(() => {
    if (isOpen) {
      setPresent(true);
      return;
    }
    let isCurrent = true;
    const ends = element.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(ends).then(() => isCurrent && setPresent(false));
    return () => {
      isCurrent = false;
    };
  }, [isOpen, element]);
  return isOpen || isPresent;
}
