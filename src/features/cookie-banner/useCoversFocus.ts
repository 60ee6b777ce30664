import { type RefObject, useEffect, useState } from 'react';
import { focusedIn } from '../../ui/dom/focusedIn';

/** Moves of the focus inside a shadow root do not reach the window; keys and presses that cause them do. */
const causes = ['focusin', 'keyup', 'pointerup', 'scroll', 'resize'] as const;
/** Larger things that have the focus, such as the page or a map, are worked with beside the banner. */
const controls = 'input,textarea,select,button,a,[contenteditable]';

/** Whether the banner lies over the control that has the focus, or would lie over it if it were shown. */
export function useCoversFocus(banner: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    let place = new DOMRect();
    const look = () => {
      const { current } = banner;
      if (!current) return;
      if (current.matches(':popover-open')) place = current.getBoundingClientRect();
      const focused = focusedIn(current.ownerDocument);
      setCovering(
        focused !== null && focused.matches(controls) && !current.contains(focused) && overlap(place, focused.getBoundingClientRect()),
      );
    };
    for (const cause of causes) addEventListener(cause, look, { capture: true, passive: true });
    return () => {
      for (const cause of causes) removeEventListener(cause, look, { capture: true });
    };
  }, [banner, isOpen]);
  return isCovering;
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
