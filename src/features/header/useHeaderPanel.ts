import type { FocusEvent } from 'react';
import { usePathChange } from '../../base/hooks/usePathChange';
import { usePopover } from '../../ui/overlay/usePopover';

const anchors = { start: { align: 'start' }, end: { align: 'end' } } as const;

/** A popover with links; also closes when the focus leaves it or the path of the page changes. */
export function useHeaderPanel(align: 'start' | 'end') {
  const { isOpen, trigger, panel, close } = usePopover(undefined, anchors[align]);
  usePathChange(close, isOpen);
  return {
    isOpen,
    close,
    trigger,
    panel: {
      ...panel,
      part: 'menu',
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
        if (relatedTarget && relatedTarget !== trigger.ref.current && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
