import type { ReactNode, RefObject } from 'react';
import { isNetworkError } from '../../api/client/errors';
import type { Listing } from '../../domain/listing/listing';
import { CardBoundary } from '../../parts/card/CardBoundary';
import { useReport } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import { FailureState } from '../../ui/states/FailureState';
import { FavouriteSkeleton } from './FavouriteCard';
import { Cards, Foot } from './Favourites.styles';
import type { useListingsByIds } from './useListingsByIds';

export interface CardListProps extends ReturnType<typeof useListingsByIds> {
  readonly ids: readonly number[];
  readonly label: string;
  /** While it loads; of favourites by default. */
  readonly loadingLabel?: string;
  readonly headingLevel: number;
  /** How many cards the button adds; none at 0. */
  readonly more: number;
  /** Takes the focus of a button that goes. */
  readonly frame: RefObject<HTMLElement | null>;
  onMore(): void;
  /** Null: the listing of which the server tells nothing. */
  children(id: number, listing: Listing | null, index: number): ReactNode;
}

/** Cards of listings whose ids are known, with their places while they load. */
export function CardList({ ids, answers, load, label, loadingLabel, headingLevel, more, frame, onMore, children }: CardListProps) {
  const { text } = useFavouritesText();
  const loading = loadingLabel ?? text.loading;
  const report = useReport();
  const isLoading = load.status === 'loading';
  const hasFailed = load.status === 'failed';
  return (
    <>
      {ids.length > 0 && (
        <Cards part="list" role="list" aria-busy={isLoading} aria-label={isLoading ? loading : label}>
          {ids.map((id, index) => {
            const listing = answers.get(id);
            if (listing === undefined) {
              return (
                !hasFailed && (
                  <li key={id} aria-hidden="true">
                    <FavouriteSkeleton />
                  </li>
                )
              );
            }
            return (
              <li key={id} data-favourite={id}>
                <CardBoundary listingId={id} report={report}>
                  {children(id, listing, index)}
                </CardBoundary>
              </li>
            );
          })}
        </Cards>
      )}
      {hasFailed && (
        <FailureState
          isNetwork={isNetworkError(load.error)}
          headingLevel={headingLevel}
          onRetry={() => {
            // The button disappears with its notice.
            frame.current?.focus({ preventScroll: true });
            load.retry();
          }}
        />
      )}
      {more > 0 && !hasFailed && (
        <Foot>
          <Button onClick={onMore}>{text.more(more)}</Button>
        </Foot>
      )}
      <LiveRegion>{isLoading && loading}</LiveRegion>
    </>
  );
}
