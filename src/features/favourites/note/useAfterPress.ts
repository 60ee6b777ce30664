import { useEffect, useRef } from 'react';

/** Returns a function that calls back once the press that goes on has had its click: what moves under a pointer would not get it. */
export function useAfterPress(): (then: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const set = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
    };
    const types = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of types) addEventListener(type, set, true);
    return () => {
      for (const type of types) removeEventListener(type, set, true);
    };
  }, []);
  return (then) => {
    if (!isPressed.current) {
      setTimeout(then);
      return;
    }
    const isOver = new AbortController();
    for (const type of ['pointerup', 'pointercancel']) {
      addEventListener(
        type,
        () => {
          isOver.abort();
          setTimeout(then);
        },
        { signal: isOver.signal },
      );
    }
  };
}
