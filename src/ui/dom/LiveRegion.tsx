import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface LiveRegionProps {
  /** What to say; a change is announced. The region has to be in the page before its text is. */
  children?: ReactNode;
  /** Interrupts: for errors after an action. */
  isUrgent?: boolean;
}

/** Says a change aloud without showing it. */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden role={isUrgent ? 'alert' : 'status'} aria-live={isUrgent ? 'assertive' : 'polite'} aria-atomic="true">
      {children}
    </VisuallyHidden>
  );
}
