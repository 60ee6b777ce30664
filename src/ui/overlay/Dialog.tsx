import { createElement, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../buttons/IconButton';
import { focusFirst, hasControl } from '../dom/dom';
import { scrollByKeys, useScrollByKeys } from '../dom/scrollByKeys';
import { Body, type DialogSize, Footer, Head, HeadAction, Surface } from './Dialog.styles';
import { useModal } from './useModal';

export type { DialogSize } from './Dialog.styles';

export interface DialogProps {
  isOpen: boolean;
  /** Called by Esc, the close button and a press on the backdrop. The dialog closes when `isOpen` becomes false. */
  onClose(): void;
  title: string;
  /** 1 to 6; 2 by default. */
  headingLevel?: number;
  /** Action beside the drawer's title; hidden in a dialog. */
  headerAction?: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** m by default. */
  size?: DialogSize;
  /** Opens as a drawer from the left, as high as the window, where {@link drawerMedia} matches. */
  drawerOnTouch?: boolean;
  /** Name of the close button. */
  closeLabel: string;
  /** Shadow part of the dialog. */
  part?: string;
  /** Rendered while open. */
  children: ReactNode;
}

/**
 * A modal on the native `<dialog>`: top layer, contained focus, the page behind inert. The focus goes to the element marked with `autofocus`,
 * else to the first control of content or footer, and returns on closing. `data-state` is `open` or `closed`.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  headingLevel = 2,
  headerAction,
  footer,
  size = 'm',
  drawerOnTouch = false,
  closeLabel,
  part,
  children,
}: DialogProps) {
  const isWide = size === 'xl';
  const titleId = useId();
  const surface = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  const modal = useModal(surface, isOpen, onClose, (dialog) => body.current && focusContent(dialog, body.current));
  useScrollByKeys(body, isOpen);

  // Pressed and released on the backdrop: a selection dragged out of the dialog does not close it.
  const pressed = (event: MouseEvent<HTMLDialogElement>) => {
    pressedBeside.current = isBeside(event) && event.currentTarget.querySelector(':popover-open') === null;
  };
  const released = (event: MouseEvent<HTMLDialogElement>) => {
    if (pressedBeside.current && isBeside(event)) onClose();
    pressedBeside.current = false;
  };

  return (
    <Surface
      ref={surface}
      part={part}
      aria-labelledby={titleId}
      data-state={isOpen ? 'open' : 'closed'}
      $size={size}
      $drawer={drawerOnTouch}
      {...modal}
      onPointerDown={pressed}
      onClick={released}
    >
      {isOpen && (
        <>
          <Head>
            {createElement(`h${Math.min(6, Math.max(1, headingLevel))}`, { id: titleId }, title)}
            {headerAction && <HeadAction>{headerAction}</HeadAction>}
            <IconButton icon="x" label={closeLabel} onClick={() => onClose()} />
          </Head>
          <Body ref={body} $roomy={isWide}>
            {children}
          </Body>
          {footer && <Footer $line={isWide}>{footer}</Footer>}
        </>
      )}
    </Surface>
  );
}

function focusContent(dialog: HTMLElement, body: HTMLElement): void {
  const marked = dialog.querySelector<HTMLElement>('[autofocus]');
  const footer = body.nextElementSibling;
  const isLongText = scrollByKeys(body);
  if (marked) marked.focus({ preventScroll: true });
  else if (isLongText || hasControl(body)) focusFirst(body);
  else if (footer instanceof HTMLElement && hasControl(footer)) focusFirst(footer);
}

/** The backdrop is not an element: its events target the dialog, with coordinates outside of it. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
