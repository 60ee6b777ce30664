import { useId, useRef } from 'react';
import { useModal } from '../../../ui/overlay/useModal';
import { Surface } from './PhotoViewer.styles';
import { ViewerContent, type ViewerPhotos } from './ViewerContent';

export interface PhotoViewerProps extends ViewerPhotos {
  /** Index of the first photo; null closes. */
  readonly opened: number | null;
  /** Called on Esc or the close button, with the index of the last photo seen. */
  onClose(last: number): void;
}

/** Full-window photo viewer, always dark (§2 "Listing detail"). */
export function PhotoViewer({ opened, onClose, ...photos }: PhotoViewerProps) {
  const surface = useRef<HTMLDialogElement>(null);
  const front = useRef(0);
  const titleId = useId();
  const isOpen = opened !== null;
  const close = () => onClose(front.current);
  const modal = useModal(surface, isOpen, close, (dialog) => dialog.querySelector<HTMLElement>('[data-close]')?.focus());
  return (
    <Surface ref={surface} aria-labelledby={titleId} data-state={isOpen ? 'open' : 'closed'} {...modal}>
      {isOpen && <ViewerContent {...photos} titleId={titleId} start={opened} front={front} onClose={close} />}
    </Surface>
  );
}
