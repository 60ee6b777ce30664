import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the frame when what had it is gone: another tab may take a card away, and the button for more goes with the last of them. */
export function useLostFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null);
  // Asked after every rendering: anything may have gone.
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const page = frame.current?.ownerDocument;
    // What is removed leaves the focus to the body.
    if (page?.activeElement === page?.body) frame.current?.focus({ preventScroll: true });
  });
  return (event: FocusEvent) => {
    last.current = event.target;
  };
}
