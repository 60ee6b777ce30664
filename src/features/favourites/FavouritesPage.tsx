import { createElement, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { CardBoundary } from '../../parts/card/CardBoundary';
import { plainClick } from '../../parts/card/card';
import type { Favourite } from '../../state/favourites/favouritesStorage';
import { useReport, useRuntime } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import { Icon } from '../../ui/icons/Icon';
import { useToasts } from '../../ui/overlay/Toasts';
import { FailureState } from '../../ui/states/FailureState';
import { StateBlock } from '../../ui/states/StateBlock';
import type { FavouritesNavigateDetail, FavouritesProps } from './definition';
import { FavouriteCard, FavouriteSkeleton } from './FavouriteCard';
import { Cards, Foot, Heading, Notice, Section } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { useFavourites } from './useFavourites';

/** What the visitor has kept on this device, the last one first. Lazy-loaded. */
export function FavouritesPage({ headingLevel = 1, onSelectListing, onNavigate }: FavouritesProps) {
  const { text } = useFavouritesText();
  const { siteUrl } = useRuntime();
  const report = useReport();
  const section = useRef<HTMLElement>(null);
  const { show: say, element: toasts } = useToasts(text.close);
  const { store, state, shown, count, answers, load, more, showMore } = useFavourites();
  const next = headingLevel + 1;
  const navigate = (detail: FavouritesNavigateDetail) => onNavigate?.(detail) !== false;

  const remove = (favourite: Favourite) => {
    // The pressed heart goes with its card: the focus is on the next one before that.
    const hearts = [...(section.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const place = hearts.findIndex((heart) => heart.closest('li')?.dataset['favourite'] === String(favourite.listingId));
    (hearts[place + 1] ?? hearts[place - 1] ?? section.current)?.focus({ preventScroll: true });
    void store.remove(favourite.listingId);
    say('info', text.removed, { label: text.undo, takesFocus: false, onPress: () => void store.keep(favourite) });
  };

  /** What had the focus last: another tab may take its card away, and the button for more goes when there are no more. */
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    const page = section.current?.ownerDocument;
    // What is removed leaves the focus to the body.
    if (page?.activeElement === page?.body) section.current?.focus({ preventScroll: true });
  }, [state, more]);

  const isEmpty = state.isRead && count === 0;
  const status = !state.isRead ? 'idle' : isEmpty ? 'empty' : load.status === 'idle' ? 'ready' : load.status;
  const allUrl = siteUrl + cataloguePath('sale', 'flat');
  return (
    <Section
      ref={section}
      tabIndex={-1}
      aria-label={text.heading}
      data-state={status}
      onFocus={(event: FocusEvent) => {
        last.current = event.target;
      }}
    >
      <Heading>
        {createElement(
          `h${headingLevel}`,
          { part: 'heading' },
          text.heading,
          count > 0 && ' ',
          count > 0 && <small key="count">{count}</small>,
        )}
      </Heading>
      {state.isRead && (count > 0 || state.isForSession) && (
        <Notice part="notice">
          <Icon name={favouriteIcons.device} />
          {state.isForSession ? text.forSession : text.onDevice}
        </Notice>
      )}
      {isEmpty && (
        <StateBlock
          part="state"
          art="nothing"
          headingLevel={next}
          title={text.empty}
          text={text.emptyText}
          actions={
            <Button
              variant="primary"
              href={allUrl}
              onClick={plainClick((event) => {
                if (!navigate({ url: allUrl, target: 'all' })) event.preventDefault();
              })}
            >
              {text.search}
            </Button>
          }
        />
      )}
      {shown.length > 0 && (
        <Cards
          part="list"
          role="list"
          aria-busy={load.status === 'loading'}
          aria-label={load.status === 'loading' ? text.loading : text.heading}
        >
          {shown.map((favourite, index) => {
            const { listingId } = favourite;
            const listing = answers.get(listingId);
            if (listing === undefined) {
              return (
                load.status !== 'failed' && (
                  <li key={listingId} aria-hidden="true">
                    <FavouriteSkeleton />
                  </li>
                )
              );
            }
            return (
              <li key={listingId} data-favourite={listingId}>
                <CardBoundary listingId={listingId} report={report}>
                  <FavouriteCard
                    favourite={favourite}
                    listing={listing}
                    headingLevel={next}
                    priority={index === 0}
                    onRemove={() => remove(favourite)}
                    onSelectListing={(detail) => onSelectListing?.(detail) !== false}
                    onNavigate={navigate}
                  />
                </CardBoundary>
              </li>
            );
          })}
        </Cards>
      )}
      {load.status === 'failed' && (
        <FailureState
          isNetwork={isNetworkError(load.error)}
          headingLevel={next}
          onRetry={() => {
            // The button disappears with its notice.
            section.current?.focus({ preventScroll: true });
            load.retry();
          }}
        />
      )}
      {more > 0 && load.status !== 'failed' && (
        <Foot>
          <Button onClick={showMore}>{text.more(more)}</Button>
        </Foot>
      )}
      <LiveRegion>{load.status === 'loading' && text.loading}</LiveRegion>
      {toasts}
    </Section>
  );
}
