import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useChatText } from '../../text/chat/useChatText';
import { IconButton } from '../../ui/buttons/IconButton';
import { countSheet } from '../../ui/dom/countSheet';
import { focusedIn } from '../../ui/dom/focusedIn';
import { hasLostFocus } from '../../ui/dom/hasLostFocus';
import { useMedia } from '../../ui/hooks/useMedia';
import { useVisibleHeight } from '../../ui/hooks/useVisibleHeight';
import { lockScroll } from '../../ui/overlay/lockScroll';
import { chatDrawerMedia, Surface } from './Panel.styles';
import { panelIcons } from './panelIcons';

export interface PanelSurfaceProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly part?: string;
  /** What is shown: a change expands the panel. */
  readonly subject?: unknown;
  /** Controls before the buttons of the panel. */
  readonly tools?: ReactNode;
  onClose(): void;
  /** Called while the panel is open. `tools`: the buttons at the end of the head. */
  children(tools: ReactNode, isCollapsed: boolean): ReactNode;
}

/** The frame of a chat (§2): a non-modal drawer that can be collapsed, or a modal in narrow windows. */
export function PanelSurface({ isOpen, label, part, subject, tools, onClose, children }: PanelSurfaceProps) {
  const { text } = useChatText();
  const isDrawer = useMedia(chatDrawerMedia);
  const surface = useRef<HTMLDialogElement>(null);
  useVisibleHeight(surface);
  const latest = useLatest(onClose);
  const [collapsed, setCollapsed] = useState<{ readonly subject: unknown } | null>(null);
  useEffect(() => {
    if (!isOpen) setCollapsed(null);
  }, [isOpen]);

  // Runs while the panel is still in the DOM, to restore focus.
  useLayoutEffect(() => {
    const panel = surface.current;
    if (!isOpen || !panel?.isConnected) return undefined;
    if (!isDrawer) {
      const unlock = lockScroll(panel.ownerDocument);
      const uncount = countSheet();
      panel.showModal();
      return () => {
        unlock();
        uncount();
        panel.close();
      };
    }
    const before = focusedIn(panel.ownerDocument);
    panel.showPopover();
    panel.focus({ preventScroll: true });
    return () => {
      const isLost = hasLostFocus(panel);
      panel.hidePopover();
      if (isLost && before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen, isDrawer]);

  const pressed = (event: KeyboardEvent) => {
    if (!isDrawer || event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog that was opened from the panel is above it.
    if (event.target instanceof Element && event.target.closest('dialog') !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // Browsers close a modal on a second Esc without a cancelable event.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOpen && !isDrawer && !event.currentTarget.open) latest.current();
  };

  const isSmall = isDrawer && collapsed !== null && collapsed.subject === subject;
  return (
    <Surface
      ref={surface}
      part={part}
      popover="manual"
      tabIndex={-1}
      aria-label={label}
      data-state={isOpen ? (isSmall ? 'collapsed' : 'open') : 'closed'}
      onKeyDown={pressed}
      onCancel={cancelled}
      onClose={closed}
    >
      {isOpen &&
        children(
          <>
            {tools}
            {isDrawer && (
              <IconButton
                size="s"
                icon={panelIcons[isSmall ? 'chevron-up' : 'minus']}
                label={isSmall ? text.panel.expand : text.panel.collapse}
                aria-expanded={!isSmall}
                onClick={() => setCollapsed(isSmall ? null : { subject })}
              />
            )}
            <IconButton size="s" icon="x" label={text.panel.close} onClick={() => onClose()} />
          </>,
          isSmall,
        )}
    </Surface>
  );
}
