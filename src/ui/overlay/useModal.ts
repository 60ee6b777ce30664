import { type RefObject, type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { countSheet } from '../dom/countSheet';
import { lockScroll } from './lockScroll';
import { overModals } from './overModals';

export interface Modal {
  /** Both handlers are for the `<dialog>`. */
  onCancel(event: SyntheticEvent<HTMLDialogElement>): void;
  onClose(event: SyntheticEvent<HTMLDialogElement>): void;
}

/** A native `<dialog>` that is modal while `isOpen` is true: top layer, contained and restored focus, the page behind inert and locked. */
export function useModal(
  surface: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onClose: () => void,
  onShown?: (dialog: HTMLDialogElement) => void,
): Modal {
  const shown = useLatest(onShown);
  /** How often the browser closed it by itself: if the prop does not follow, it opens again. */
  const [closings, setClosings] = useState(0);

  // It opens before the paint and closes while it is still in the page: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = surface.current;
    if (!isOpen || !dialog?.isConnected) return;
    const unlock = lockScroll(dialog.ownerDocument);
    const uncount = countSheet();
    dialog.showModal();
    shown.current?.(dialog);
    for (const raise of overModals) raise();
    return () => {
      unlock();
      uncount();
      dialog.close();
    };
  }, [isOpen, closings, surface, shown]);

  return {
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close without asking on a second Esc in a row, or on their back gesture. After unmounting, Preact reports it late.
    onClose({ target, currentTarget }) {
      if (target !== currentTarget || !isOpen || currentTarget.open || !currentTarget.isConnected) return;
      onClose();
      setClosings((count) => count + 1);
    },
  };
}
