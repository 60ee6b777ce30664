import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface LiveRegionProps {
  /** The text to announce when it changes. The region has to be in the page before its text. */
  children?: ReactNode;
  /** Interrupts: for errors after an action. */
  isUrgent?: boolean;
}

/** Announces a change to assistive technology without showing it. */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
