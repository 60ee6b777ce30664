import { isNetworkError } from '../../../api/client/errors';
import { useText } from '../../../text/catalogue/TextContext';
import type { ListingProps } from '../definition';
import type { ShownListing } from './data/useListing';

export interface ListingStateProps {
  /** Null if retrying is pointless: no id, invalid data, or 404. */
  readonly failure: Extract<ShownListing, { status: 'failed' }> | null;
  readonly headingLevel: number;
  readonly onNavigate: ListingProps['onNavigate'];
}

/** Texts shown instead of the page. */
export interface StateWords {
  readonly kind: 'nothing' | 'network' | 'broken';
  readonly title: string;
  readonly text: string;
  readonly refresh: string;
  readonly home: string;
}

export function useStateWords(failure: ListingStateProps['failure']): StateWords {
  const { listing, results } = useText().text;
  const { refresh, home } = results;
  if (!failure) return { kind: 'nothing', title: listing.notFoundTitle, text: listing.notFoundText, refresh, home };
  if (isNetworkError(failure.error)) return { kind: 'network', title: results.networkTitle, text: results.networkText, refresh, home };
  return { kind: 'broken', title: results.failedTitle, text: results.failedText, refresh, home };
}
