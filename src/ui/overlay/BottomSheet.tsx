import { createElement, type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { IconButton } from '../buttons/IconButton';
import { countSheet } from '../dom/countSheet';
import { hasFocus, rootOf } from '../dom/dom';
import { Body, Grip, Head, Panel } from './BottomSheet.styles';
import { usePresence } from './usePresence';
import { useSwipeDown } from './useSwipeDown';

export interface BottomSheetProps {
  isOpen: boolean;
  /** Called by Esc, the close button and a swipe down. The sheet closes when `isOpen` becomes false. */
  onClose(): void;
  title: ReactNode;
  /** Text below the title. */
  subtitle?: ReactNode;
  /** 1 to 6; 2 by default. */
  headingLevel?: number;
  /** Name of the close button. */
  closeLabel: string;
  /** Gets the focus when the sheet closes with the focus inside; by default the element that had it before. */
  returnFocus?(): HTMLElement | null | undefined;
  className?: string;
  /** Shadow part of the sheet. */
  part?: string;
  /** Rendered while open; frozen during the closing animation. */
  children: ReactNode;
}

/**
 * A panel over part of its parent, which must be positioned and stays usable: at the left, and in a container narrower than 744 px a sheet of at
 * most 52 % of its height. The focus moves into the sheet and returns afterwards. It is `inert` while closing. `data-state` is `open` or
 * `closed`.
 */
export function BottomSheet(props: BottomSheetProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(props.isOpen, panel);
  return isPresent ? <Sheet {...props} panel={panel} /> : null;
}

interface SheetProps extends BottomSheetProps {
  panel: { current: HTMLDivElement | null };
}

function Sheet({ isOpen, onClose, headingLevel = 2, closeLabel, returnFocus, className, part, panel, ...shown }: SheetProps) {
  const titleId = useId();
  const latest = useLatest({ onClose, returnFocus });
  // The caller may have nothing to show any more once it is closed.
  const last = useRef(shown);
  if (isOpen) last.current = shown;
  const { title, subtitle, children } = last.current;
  useSwipeDown(panel, isOpen, onClose);

  useLayoutEffect(() => (isOpen ? countSheet() : undefined), [isOpen]);

  // The focus is given back before `inert` removes it.
  useLayoutEffect(() => {
    const sheet = panel.current;
    if (!isOpen || !sheet) return;
    const before = rootOf(sheet).activeElement;
    sheet.focus({ preventScroll: true });
    bringIntoWindow(sheet);
    return () => {
      if (hasFocus(sheet)) giveBack(latest, before);
    };
  }, [isOpen, panel, latest]);

  // Escape closes the sheet also when the focus is elsewhere on the map.
  useEffect(() => {
    const around = panel.current?.parentElement;
    if (!isOpen || !around) return;
    const pressed = (event: Event) => {
      const { key, defaultPrevented } = event as unknown as KeyboardEvent;
      if (key !== 'Escape' || defaultPrevented || around.querySelector(':popover-open:not([popover=manual]), dialog[open]')) return;
      latest.current.onClose();
    };
    around.addEventListener('keydown', pressed);
    return () => around.removeEventListener('keydown', pressed);
  }, [isOpen, panel, latest]);

  return (
    <Panel
      ref={panel}
      className={className}
      part={part}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={!isOpen}
      data-state={isOpen ? 'open' : 'closed'}
    >
      <Grip data-grip="" aria-hidden="true" />
      <Head data-grip="">
        <div>
          {createElement(`h${Math.min(6, Math.max(1, headingLevel))}`, { id: titleId }, title)}
          {subtitle && <p>{subtitle}</p>}
        </div>
        <IconButton icon="x" label={closeLabel} onClick={() => onClose()} />
      </Head>
      <Body>{children}</Body>
    </Panel>
  );
}

function giveBack({ current }: { readonly current: Pick<BottomSheetProps, 'returnFocus'> }, before: Element | null): void {
  const target = current.returnFocus?.() ?? before;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** In a low window the bottom of the map may be below the fold. The sheet is still animating, so its final position is calculated. */
function bringIntoWindow(sheet: HTMLElement): void {
  const { parentElement: around, ownerDocument } = sheet;
  if (!around) return;
  const foot = around.getBoundingClientRect().top + sheet.offsetTop + sheet.offsetHeight;
  if (foot <= ownerDocument.documentElement.clientHeight) return;
  const isAtFoot = sheet.offsetTop > 0 && sheet.offsetTop + sheet.offsetHeight >= around.clientHeight - 1;
  around.scrollIntoView({ block: isAtFoot ? 'end' : 'nearest' });
}
