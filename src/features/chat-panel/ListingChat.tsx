import { useLayoutEffect, useMemo } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { chatPanelsOf } from '../../state/chat/chatPanels';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { Alerts } from '../chat/alerts/Alerts';
import { PanelWindow } from './PanelWindow';

export interface ListingChatProps {
  readonly listing: { readonly id: number };
  readonly part?: string;
  readonly isOpen: boolean;
  onClose(): void;
}

/** The chat about a listing, opened by 'Написать': in the panel that the page has, else here. Lazy-loaded. */
export function ListingChat({ listing: { id }, isOpen, onClose, part }: ListingChatProps) {
  const panels = chatPanelsOf(useRuntime());
  const place = useMemo(() => ({ listingId: id }), [id]);
  const panel = isOpen ? panels.current() : undefined;
  const latest = useLatest(panel);
  const isElsewhere = panel !== undefined;
  // The page's panel closes this one when it opens, like any other.
  useLayoutEffect(() => {
    if (isElsewhere) latest.current?.(place);
  }, [isElsewhere, place, latest]);
  return (
    <>
      <Alerts onOpen={null} />
      <PanelWindow part={part} place={place} isOpen={isOpen && !isElsewhere} onClose={onClose} />
    </>
  );
}
