import { type RefObject, useEffect, useRef } from 'react';
import { hasFocus } from '../../ui/dom/dom';
import type { useListingAction } from './useListingAction';

/** Puts the focus on the list after a dialog whose listing is gone, with the button that the dialog would give it back to. */
export function useFocusAfterDialog(
  { isOpen, step }: Pick<ReturnType<typeof useListingAction>, 'isOpen' | 'step'>,
  section: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    const list = section.current;
    if (!isClosed || !list) return;
    const isGone = (step?.kind === 'done' && step.action === 'delete') || (step?.kind === 'changed' && step.to === 'deleted');
    if (isGone || !hasFocus(list)) list.focus({ preventScroll: true });
  }, [isOpen, step, section]);
}
