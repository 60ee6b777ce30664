import { useMemo, useState } from 'react';
import { markOf } from '../../../domain/chat/chatListing';
import type { ShownThread } from '../../../state/chat/useThread';
import { useChatText } from '../../../text/chat/useChatText';
import type { ThreadNote } from './threadItems';

export interface ListingNotes {
  readonly notes: readonly ThreadNote[];
  /** Texts of the notes that have changed while they are shown; empty for the others. */
  readonly priceNews: string;
  readonly statusNews: string;
}

/** What a thread says of its listing: that it is not active today, and that its price has fallen since the thread was opened. */
export function useListingNotes({ thread, price, isAway }: Pick<ShownThread, 'thread' | 'price' | 'isAway'>): ListingNotes {
  const { text, format } = useChatText();
  const mark = thread?.listing && markOf(thread.listing);
  const status = mark ? text.listingIs(text.mark[mark]) : '';
  const isCheaper = price !== null && price.now < price.first;
  const fall = isCheaper ? text.cheaper(format.priceWithSign(price.first), format.priceWithSign(price.now)) : '';
  const after = price?.after ?? 0;
  const notes = useMemo(
    (): readonly ThreadNote[] => [
      { key: 'price', text: fall, after },
      // An earlier part does not end today.
      { key: 'status', text: isAway ? '' : status, after: null },
    ],
    [fall, after, status, isAway],
  );
  return { notes, priceNews: useNews(fall), statusNews: useNews(status) };
}

/** Returns a text once it has changed: what was there before is no news. */
function useNews(text: string): string {
  const [before] = useState({ text });
  if (text !== before.text) before.text = '';
  return text === before.text ? '' : text;
}
