import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { usePathChange } from '../../base/hooks/usePathChange';
import { focusFirst, hasFocus } from '../../ui/dom/dom';
import { anchorTo } from '../../ui/overlay/anchor';

export interface HeaderPanel {
  /** The content is drawn while it is. */
  readonly isOpen: boolean;
  /** Gives the focus back to the button, where it is still inside. */
  close(): void;
  readonly trigger: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly popoverTarget: string;
    readonly 'aria-expanded': boolean;
  };
  readonly panel: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly id: string;
    readonly popover: 'auto';
    readonly part: 'menu';
    readonly tabIndex: number;
    onBeforeToggle(event: ToggleEvent<HTMLDivElement>): void;
    onToggle(event: ToggleEvent<HTMLDivElement>): void;
    onBlur(event: FocusEvent<HTMLDivElement>): void;
  };
}

/**
 * A button and a panel of links on the native `popover`: top layer, light dismiss, Esc. The focus goes in and comes back; the panel closes when
 * the focus or the visitor goes elsewhere.
 */
export function usePanel(align: 'start' | 'end'): HeaderPanel {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();

  useEffect(() => {
    if (!isOpen || !trigger.current || !panel.current) return;
    return anchorTo(trigger.current, panel.current, { align });
  }, [isOpen, align]);
  // The content is drawn when the panel opens, and may come after the focus.
  useEffect(() => {
    if (panel.current?.matches(':focus')) focusFirst(panel.current);
  });
  usePathChange(close, isOpen);

  return {
    isOpen,
    close,
    trigger: { ref: trigger, popoverTarget: id, 'aria-expanded': isOpen },
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      part: 'menu',
      tabIndex: -1,
      // Fires before the panel is hidden, while it still shows where the focus is.
      onBeforeToggle({ newState, currentTarget }) {
        if (newState !== 'open' && hasFocus(currentTarget)) trigger.current?.focus();
        setOpen(newState === 'open');
      },
      // Fires when the panel is on the screen; before that nothing inside can take the focus.
      onToggle({ newState, currentTarget }) {
        if (newState === 'open') focusFirst(currentTarget);
      },
      onBlur({ relatedTarget, currentTarget }) {
        if (relatedTarget && relatedTarget !== trigger.current && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      },
    },
  };
}
