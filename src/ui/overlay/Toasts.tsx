import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { hasOwn } from '../../base/foreign/hasOwn';
import { useLatest } from '../../base/hooks/useLatest';
import { IconButton } from '../buttons/IconButton';
import { hasFocus } from '../dom/dom';
import { Icon, type IconName, type IconPath } from '../icons/Icon';
import { overlayIcons } from '../icons/overlayIcons';
import { overModals } from './overModals';
import { Box, Stack, type ToastTone } from './Toasts.styles';
import { usePresence } from './usePresence';

export type { ToastTone } from './Toasts.styles';

/** A follow-up: a link, which opens in a new tab, or a button. */
export type ToastAction = { readonly label: string } & (
  | { readonly href: string }
  | {
      /** The button has the focus at once, so that it is within reach of a keyboard; what had it before gets it back. */
      readonly takesFocus: boolean;
      onPress(): void;
    }
);

export interface Toasts {
  /** Adds a message at the bottom of the stack; one that is already shown is announced again. */
  show(tone: ToastTone, text: string, action?: ToastAction): void;
  /** Always rendered, even without messages. */
  readonly element: ReactNode;
}

interface ToastEntry {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction;
  readonly isOpen: boolean;
}

/** Maximum number of visible toasts (§9); one more removes the oldest. */
const most = 3;
/** ms (§9) */
const life = 3000;
/** ms: an action takes time to read and reach. */
const longLife = 10_000;

const icons: Record<ToastTone, IconName | IconPath> = {
  success: overlayIcons['circle-check'],
  info: overlayIcons['info-circle'],
  warning: overlayIcons['alert-triangle'],
  error: 'alert-circle',
};

/** Short messages in the corner of the window, for 3 s each, with an action for 10; the timer pauses on hover and focus. */
export function useToasts(closeLabel: string): Toasts {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const lastId = useRef(0);

  const show: Toasts['show'] = (tone, text, action) => {
    lastId.current += 1;
    const entry: ToastEntry = { id: lastId.current, tone, text, action, isOpen: true };
    setEntries((shown) => [...shown.filter((old) => old.tone !== tone || old.text !== text).slice(1 - most), entry]);
  };
  const close = (id: number) => setEntries((shown) => shown.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  const remove = (id: number) => setEntries((shown) => shown.filter((entry) => entry.id !== id));

  return { show, element: <ToastStack entries={entries} closeLabel={closeLabel} onClose={close} onGone={remove} /> };
}

interface ToastStackProps {
  entries: readonly ToastEntry[];
  closeLabel: string;
  onClose(id: number): void;
  onGone(id: number): void;
}

function ToastStack({ entries, closeLabel, onClose, onGone }: ToastStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const newest = entries.at(-1)?.id ?? 0;

  // Shown again for every new one, as full screen may have opened above it, and for every dialog.
  useLayoutEffect(() => {
    const raise = () => {
      const popover = stack.current;
      if (!popover?.isConnected || hasFocus(popover)) return;
      popover.hidePopover();
      if (newest > 0) popover.showPopover();
    };
    raise();
    if (newest === 0) setPointed(false);
    overModals.add(raise);
    return () => void overModals.delete(raise);
  }, [newest]);

  const isWithin = ({ relatedTarget, currentTarget }: FocusEvent) => relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  const focused = (event: FocusEvent) => {
    setFocused(true);
    if (!isWithin(event)) before.current = event.relatedTarget;
  };
  const close = (id: number) => {
    onClose(id);
    if (!hasFocus(stack.current)) return;
    const next =
      stack.current?.querySelector<HTMLElement>(`[data-state=open]:not([data-toast="${id}"]) button:not([data-action])`) ?? before.current;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  return (
    <Stack
      ref={stack}
      popover="manual"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={focused}
      onBlur={(event) => setFocused(isWithin(event))}
    >
      {entries.map((entry) => (
        <Toast
          key={entry.id}
          {...entry}
          isPaused={isPointed || isFocused}
          closeLabel={closeLabel}
          onClose={() => close(entry.id)}
          onGone={() => onGone(entry.id)}
        />
      ))}
    </Stack>
  );
}

interface ToastProps extends ToastEntry {
  isPaused: boolean;
  closeLabel: string;
  onClose(): void;
  onGone(): void;
}

function Toast({ id, tone, text, action, isOpen, isPaused, closeLabel, onClose, onGone }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef(action ? longLife : life);
  const latest = useLatest({ onClose, onGone });
  const textId = useId();
  const actionButton = useRef<HTMLButtonElement>(null);
  const isPresent = usePresence(isOpen, box);
  /** A live region has to be in the page before its text. */
  const [isSaid, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  const takesFocus = action !== undefined && hasOwn(action, 'onPress') && action.takesFocus;
  useEffect(() => {
    if (takesFocus) actionButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  /** The stack is drawn again with the next message; this is not. */
  const [hasAppeared, setAppeared] = useState(false);

  useEffect(() => {
    if (!isPresent) latest.current.onGone();
  }, [isPresent, latest]);

  useEffect(() => {
    if (!isOpen || isPaused) return;
    const began = performance.now();
    const timer = setTimeout(() => latest.current.onClose(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isOpen, isPaused, latest]);

  return (
    <Box
      ref={box}
      $tone={tone}
      $still={hasAppeared}
      data-toast={id}
      data-state={isOpen ? 'open' : 'closed'}
      inert={!isOpen}
      onAnimationEnd={() => setAppeared(true)}
    >
      <Icon name={icons[tone]} />
      <span id={textId} role={tone === 'error' ? 'alert' : 'status'}>
        {isSaid && text}
      </span>
      {action &&
        (hasOwn(action, 'href') ? (
          <a data-action="" href={action.href} target="_blank" rel="noopener" onClick={() => onClose()}>
            {action.label}
          </a>
        ) : (
          <button
            ref={actionButton}
            data-action=""
            type="button"
            // The focus interrupts a live region, so the button says the text as well.
            aria-describedby={textId}
            onClick={() => {
              // First the focus goes back: a dialog of the action returns it there.
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        ))}
      <IconButton icon="x" size="s" label={closeLabel} onClick={() => onClose()} />
    </Box>
  );
}
