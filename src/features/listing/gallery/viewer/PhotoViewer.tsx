import { useId, useRef } from 'react';
import { useModal } from '../../../../ui/overlay/useModal';
import type { PhotoImage, PhotoLabels } from '../../../../ui/photo/Photo';
import { Surface } from './PhotoViewer.styles';
import { ViewerContent } from './ViewerContent';

export interface PhotoViewerProps {
  readonly images: readonly PhotoImage[];
  readonly labels: PhotoLabels;
  /** Stands in for a photo that does not load, once. */
  readonly fallback: string;
  /** Index of the photo to begin with; null closes. */
  readonly opened: number | null;
  /** Esc or the close button, with the index of the photo seen last. */
  onClose(last: number): void;
}

/** The photos over the whole window, always dark (§2 "Listing detail"). */
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
