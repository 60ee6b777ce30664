import { createElement, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { readSharedList } from '../../domain/favourites/sharedList';
import type { Listing } from '../../domain/listing/listing';
import { isPublic } from '../../domain/listing/permissions/isPublic';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { plainClick } from '../../parts/card/card';
import { favouritesOf } from '../../state/favourites/favourites';
import { useTellFavourite } from '../../state/favourites/useTellFavourite';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useToasts } from '../../ui/overlay/Toasts';
import { StateBlock } from '../../ui/states/StateBlock';
import { CardList } from './CardList';
import type { FavouritesNavigateDetail, FavouritesProps } from './definition';
import { FavouriteCard } from './FavouriteCard';
import { Buttons, Heading, Lead, Notice, Section } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { useListingsByIds } from './useListingsByIds';
import { useSteps } from './useSteps';

/** A list that somebody has shared by a link. What the visitor has kept stays as it is. */
export function SharedListPage({ list = '', headingLevel = 1, onSelectListing, onNavigate }: FavouritesProps) {
  const { text } = useFavouritesText();
  const runtime = useRuntime();
  const section = useRef<HTMLElement>(null);
  const { show: say, element: toasts } = useToasts(text.close);
  const { ids, name, isPart } = useMemo(() => readSharedList(list) ?? { ids: [], name: '', isPart: false }, [list]);
  const { step, more, showMore } = useSteps(ids.length);
  const { answers, load } = useListingsByIds(ids);
  const store = favouritesOf(runtime);
  const tell = useTellFavourite();
  const { kept, isRead, isForSession } = useSyncExternalStore(store.state.subscribe, store.state.get, store.state.get);
  const next = headingLevel + 1;
  const navigate = (detail: FavouritesNavigateDetail) => onNavigate?.(detail) !== false;

  const listings = ids.map((id) => answers.get(id));
  const hasAll = !listings.includes(undefined);
  const shown = listings.filter((listing): listing is Listing => Boolean(listing) && !listing?.isDeleted);
  const archived = shown.filter(({ status }) => status === 'archived').length;
  const offered = shown.filter(isPublic);
  const isSaved = offered.every(({ id }) => kept.has(id));

  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  // The pressed button goes: the focus is on what takes its place.
  useLayoutEffect(() => {
    if (!wasPressed.current || !isSaved) return;
    wasPressed.current = false;
    link.current?.focus({ preventScroll: true });
  }, [isSaved]);

  const saveAll = () => {
    wasPressed.current = true;
    const now = Date.now();
    const added = offered.filter(({ id }) => !kept.has(id));
    // The first of the list is the newest of the favourites.
    added.forEach(({ id, price }, index) => {
      void store.keep({ listingId: id, keptAt: new Date(now - index), price });
      tell({ listingId: id, isFavourite: true });
    });
    say('success', text.saved(added.length), {
      label: text.undo,
      takesFocus: false,
      onPress: () => {
        for (const { id } of added) {
          void store.remove(id);
          tell({ listingId: id, isFavourite: false });
        }
      },
    });
  };

  const notices = [
    isPart && text.isPart,
    hasAll && archived > 0 && text.archivedOf(archived),
    hasAll && shown.length < ids.length && text.goneOf(ids.length - shown.length),
    isForSession && isRead && text.forSession,
  ].filter(Boolean);
  const [allUrl, favouritesUrl] = [cataloguePath('sale', 'flat'), '/favourites'].map((path) => runtime.siteUrl + path) as [string, string];
  const leave = (detail: FavouritesNavigateDetail) =>
    plainClick((event) => {
      if (!navigate(detail)) event.preventDefault();
    });
  const title = name || text.sharedList;
  if (ids.length === 0) {
    return (
      <Section ref={section} tabIndex={-1} aria-label={text.damaged} data-state="empty">
        <StateBlock
          part="state"
          art="nothing"
          headingLevel={headingLevel}
          title={text.damaged}
          text={text.damagedText}
          actions={
            <Button variant="primary" href={allUrl} onClick={leave({ url: allUrl, target: 'all' })}>
              {text.search}
            </Button>
          }
        />
      </Section>
    );
  }
  return (
    <Section ref={section} tabIndex={-1} aria-label={title} data-state={load.status === 'idle' ? 'ready' : load.status}>
      <Heading>
        <div>
          {createElement(`h${headingLevel}`, { part: 'heading', dir: 'auto' }, title)}
          <Lead>
            {text.listOf(ids.length)}. {name && text.namedBySender}
          </Lead>
        </div>
        {hasAll && isRead && offered.length > 0 && (
          <Buttons>
            {isSaved ? (
              <Button
                ref={link}
                href={favouritesUrl}
                icon={favouriteIcons.heart}
                onClick={leave({ url: favouritesUrl, target: 'favourites' })}
              >
                {text.toFavourites}
              </Button>
            ) : (
              <Button variant="primary" icon={favouriteIcons.heart} onClick={saveAll}>
                {text.saveAll}
              </Button>
            )}
          </Buttons>
        )}
      </Heading>
      {notices.length > 0 && (
        <Notice part="notice">
          <Icon name={favouriteIcons.alert} />
          {notices.join(' ')}
        </Notice>
      )}
      <CardList
        ids={ids.slice(0, step)}
        answers={answers}
        load={load}
        label={title}
        headingLevel={next}
        more={more}
        frame={section}
        onMore={showMore}
      >
        {(_id, listing, index) => (
          <FavouriteCard
            favourite={null}
            listing={listing}
            headingLevel={next}
            priority={index === 0}
            onSelectListing={(detail) => onSelectListing?.(detail) !== false}
            onNavigate={navigate}
          />
        )}
      </CardList>
      {toasts}
    </Section>
  );
}
