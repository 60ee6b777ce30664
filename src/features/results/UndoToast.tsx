import { useEffect } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { SearchFilters } from '../../domain/search/filters';
import { useFilterText } from '../../text/filters/useFilterText';
import { useToasts } from '../../ui/overlay/Toasts';

/** Filters that the visitor has just removed. */
export interface Removal {
  readonly text: string;
  readonly before: SearchFilters;
  readonly after: SearchFilters;
}

export interface UndoToastProps {
  readonly removal: Removal | null;
  onUndo(removal: Removal): void;
}

/** Says what was removed, and offers it back for some seconds. */
export function UndoToast({ removal, onUndo }: UndoToastProps) {
  const { text } = useFilterText();
  const { show, element } = useToasts(text.close);
  const latest = useLatest({ show, onUndo });
  useEffect(() => {
    if (!removal) return;
    latest.current.show('info', removal.text, { label: text.undo, takesFocus: false, onPress: () => latest.current.onUndo(removal) });
  }, [removal, latest, text]);
  return element;
}
