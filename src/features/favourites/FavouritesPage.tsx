import { createElement, useId, useState } from 'react';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { plainClick } from '../../parts/card/card';
import { hiddenOf } from '../../state/device/hidden';
import { searchesOf } from '../../state/device/searches';
import { viewedOf } from '../../state/device/viewed';
import type { Favourite } from '../../state/favourites/favouritesStorage';
import { useTellFavourite } from '../../state/favourites/useTellFavourite';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useFavouritesText } from '../../text/listing/favourites/useFavouritesText';
import { Button } from '../../ui/buttons/Button';
import { panelId, tabId } from '../../ui/buttons/Tabs';
import { Icon } from '../../ui/icons/Icon';
import { useToasts } from '../../ui/overlay/Toasts';
import { StateBlock } from '../../ui/states/StateBlock';
import { CardList } from './CardList';
import { Comparison } from './comparison/Comparison';
import { useComparison } from './comparison/useComparison';
import { useContact } from './comparison/useContact';
import type { FavouritesNavigateDetail, FavouritesProps } from './definition';
import { FavouriteCard } from './FavouriteCard';
import { Buttons, Heading, Lists, Notice, Section } from './Favourites.styles';
import { favouriteIcons } from './favouriteIcons';
import { focusNext } from './focusNext';
import { RememberedPanel } from './RememberedPanel';
import { ShareList } from './ShareList';
import { SearchesPanel } from './searches/SearchesPanel';
import { useFavourites } from './useFavourites';
import { useLostFocus } from './useLostFocus';
import { useRecords } from './useRemembered';

type ListName = NonNullable<FavouritesProps['tab']>;

/** What the visitor has kept on this device, the last one first, what was seen or hidden, and the searches. Lazy-loaded. */
export function FavouritesPage({ headingLevel = 1, tab: firstTab = 'kept', onSelectListing, onContact, onNavigate }: FavouritesProps) {
  const { text } = useFavouritesText();
  const runtime = useRuntime();
  const idPrefix = useId();
  const [chosen, choose] = useState({ firstTab, tab: firstTab });
  // The page that names another one wants to see it.
  const tab = chosen.firstTab === firstTab ? chosen.tab : firstTab;
  const viewed = useRecords(viewedOf(runtime)).all.length;
  const hidden = useRecords(hiddenOf(runtime)).all.length;
  const savedSearches = useRecords(searchesOf(runtime)).all.filter(({ isKept }) => isKept).length;
  const { show: say, element: toasts } = useToasts(text.close);
  const { store, state, all, shown, answers, load, more, showMore } = useFavourites();
  const count = all.length;
  const comparison = useComparison(shown, answers);
  const tell = useTellFavourite();
  const contact = useContact({ onContact, onSelectListing });
  const section = comparison.rest;
  const next = headingLevel + 1;
  const navigate = (detail: FavouritesNavigateDetail) => onNavigate?.(detail) !== false;

  const remove = (favourite: Favourite) => {
    focusNext(section.current, favourite.listingId);
    const { listingId } = favourite;
    void store.remove(listingId);
    tell({ listingId, isFavourite: false });
    const putBack = () => {
      void store.keep(favourite);
      tell({ listingId, isFavourite: true });
    };
    say('info', text.removed, { label: text.undo, takesFocus: false, onPress: putBack });
  };

  const focused = useLostFocus(section);
  if (comparison.isOpen) {
    return (
      <>
        <Comparison
          listings={comparison.listings}
          notes={comparison.notes}
          headingLevel={headingLevel}
          onRemove={comparison.toggle}
          onBack={comparison.close}
          onSelectListing={onSelectListing}
          onContact={contact.press}
        />
        {contact.element}
      </>
    );
  }

  const isEmpty = state.isRead && count === 0;
  const status = !state.isRead ? 'idle' : isEmpty ? 'empty' : load.status === 'idle' ? 'ready' : load.status;
  const allUrl = runtime.siteUrl + cataloguePath('sale', 'flat');
  const search = (
    <Button
      variant="primary"
      href={allUrl}
      onClick={plainClick((event) => {
        if (!navigate({ url: allUrl, target: 'all' })) event.preventDefault();
      })}
    >
      {text.search}
    </Button>
  );
  return (
    <>
      <Section ref={section} tabIndex={-1} aria-label={text.heading} data-state={status} onFocus={focused}>
        <Heading>
          {createElement(`h${headingLevel}`, { part: 'heading' }, text.heading)}
          {tab === 'kept' && count > 0 && (
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
        {state.isRead && (
          <Lists
            part="tab"
            idPrefix={idPrefix}
            label={text.lists}
            selected={tab}
            onSelect={(next) => choose({ firstTab, tab: next as ListName })}
            tabs={[
              { id: 'kept', title: text.heading, count: count || undefined },
              { id: 'viewed', title: text.viewed, count: viewed || undefined },
              { id: 'hidden', title: text.hidden, count: hidden || undefined },
              { id: 'searches', title: text.searches, count: savedSearches || undefined },
            ]}
          />
        )}
        <div role="tabpanel" id={panelId(idPrefix, 'kept')} aria-labelledby={tabId(idPrefix, 'kept')} hidden={tab !== 'kept'}>
          {state.isRead && (count > 0 || state.isForSession) && (
            <Notice part="notice">
              <Icon name={favouriteIcons.device} />
              {state.isForSession ? text.forSession : text.onDevice}
            </Notice>
          )}
          {isEmpty && (
            <StateBlock part="state" art="nothing" headingLevel={next} title={text.empty} text={text.emptyText} actions={search} />
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
        </div>
        {(['viewed', 'hidden'] as const).map((kind) => (
          <div key={kind} role="tabpanel" id={panelId(idPrefix, kind)} aria-labelledby={tabId(idPrefix, kind)} hidden={tab !== kind}>
            {tab === kind && (
              <RememberedPanel
                kind={kind}
                headingLevel={next}
                frame={section}
                search={search}
                say={say}
                onSelectListing={(detail) => onSelectListing?.(detail) !== false}
                onNavigate={navigate}
              />
            )}
          </div>
        ))}
        <div role="tabpanel" id={panelId(idPrefix, 'searches')} aria-labelledby={tabId(idPrefix, 'searches')} hidden={tab !== 'searches'}>
          {tab === 'searches' && (
            <SearchesPanel
              headingLevel={next}
              frame={section}
              search={search}
              say={say}
              onSelectListing={(detail) => onSelectListing?.(detail) !== false}
              onNavigate={navigate}
            />
          )}
        </div>
        {toasts}
      </Section>
      {contact.element}
    </>
  );
}
