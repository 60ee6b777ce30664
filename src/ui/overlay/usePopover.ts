import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { focusFirst, hasFocus } from '../dom/dom';
import { anchorTo } from './anchor';
import type { AnchorOptions } from './anchorOptions';

export interface PopoverControls {
  /** Render the content only while this is true. */
  readonly isOpen: boolean;
  /** Returns the focus to the trigger if it is still inside the panel. */
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
    readonly tabIndex: number;
    onBeforeToggle(event: ToggleEvent<HTMLDivElement>): void;
    onToggle(event: ToggleEvent<HTMLDivElement>): void;
  };
}

/**
 * A trigger and an anchored panel on the native `popover`, which brings the top layer, light dismiss and Escape. The focus moves into the panel
 * and returns to the trigger. Spread `trigger` and `panel` on the two elements. `anchor` must be stable between renders.
 */
export function usePopover(onOpen?: () => void, anchor?: AnchorOptions): PopoverControls {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen || !trigger.current || !panel.current) return;
    return anchorTo(trigger.current, panel.current, anchor);
  }, [isOpen, anchor]);

  // Content rendered after the panel has opened takes the focus from the panel.
  useEffect(() => {
    if (panel.current?.matches(':focus')) focusFirst(panel.current);
  });

  return {
    isOpen,
    close: () => panel.current?.hidePopover(),
    trigger: { ref: trigger, popoverTarget: id, 'aria-expanded': isOpen },
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      tabIndex: -1,
      // Fires before the panel is hidden, while it still has the focus. After a click elsewhere the focus stays there.
      onBeforeToggle({ newState, currentTarget, target }) {
        if (currentTarget !== target) return;
        const opens = newState === 'open';
        setOpen(opens);
        if (opens) onOpen?.();
        else if (hasFocus(currentTarget)) trigger.current?.focus();
      },
      // Fires once the panel is visible; nothing inside can be focused earlier.
      onToggle({ newState, currentTarget, target }) {
        if (currentTarget === target && newState === 'open') focusFirst(currentTarget);
      },
    },
  };
}
