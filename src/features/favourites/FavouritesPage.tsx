import { createElement, type FocusEvent, useLayoutEffect, useRef } from 'react';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { plainClick } from '../../parts/card/card';
import type { Favourite } from '../../state/favourites/favouritesStorage';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useToasts } from '../../ui/overlay/Toasts';
import { StateBlock } from '../../ui/states/StateBlock';
import { CardList } from './CardList';
import { Comparison } from './comparison/Comparison';
import { useComparison } from './comparison/useComparison';
import type { FavouritesNavigateDetail, FavouritesProps } from './definition';
import { FavouriteCard } from './FavouriteCard';
import { Buttons, Heading, Notice, Section } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { ShareList } from './ShareList';
import { useFavourites } from './useFavourites';

/** What the visitor has kept on this device, the last one first. Lazy-loaded. */
export function FavouritesPage({ headingLevel = 1, onSelectListing, onNavigate }: FavouritesProps) {
  const { text } = useFavouritesText();
  const { siteUrl } = useRuntime();
  const { show: say, element: toasts } = useToasts(text.close);
  const { store, state, all, shown, answers, load, more, showMore } = useFavourites();
  const count = all.length;
  const comparison = useComparison(shown, answers);
  const section = comparison.rest;
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
  }, [state, more, section]);

  if (comparison.isOpen) {
    return (
      <Comparison
        listings={comparison.listings}
        notes={comparison.notes}
        headingLevel={headingLevel}
        onRemove={comparison.toggle}
        onBack={comparison.close}
        onSelectListing={onSelectListing}
      />
    );
  }

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
        {count > 0 && (
          <Buttons>
            <ShareList ids={all.map(({ listingId }) => listingId)} say={say} />
            {comparison.isPossible && (
              <Button ref={comparison.button} variant="primary" icon={favouriteIcons.columns} onClick={comparison.open}>
                {text.compareCount(comparison.listings.length)}
              </Button>
            )}
          </Buttons>
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
      <CardList
        ids={shown.map(({ listingId }) => listingId)}
        answers={answers}
        load={load}
        label={text.heading}
        headingLevel={next}
        more={more}
        frame={section}
        onMore={showMore}
      >
        {(id, listing, index) => {
          const favourite = state.kept.get(id);
          return (
            favourite && (
              <FavouriteCard
                favourite={favourite}
                listing={listing}
                headingLevel={next}
                priority={index === 0}
                compare={{
                  isChosen: comparison.has(id),
                  toggle: () => {
                    if (!comparison.toggle(id)) say('info', text.tooManyCompared);
                  },
                }}
                onRemove={() => remove(favourite)}
                onNote={(note) => void store.setNote(favourite, note)}
                onSelectListing={(detail) => onSelectListing?.(detail) !== false}
                onNavigate={navigate}
              />
            )
          );
        }}
      </CardList>
      {toasts}
    </Section>
  );
}
