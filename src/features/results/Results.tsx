import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { deepFreeze } from '../../base/deepFreeze';
import { useIsSlow } from '../../base/hooks/useIsSlow';
import { useLatest } from '../../base/hooks/useLatest';
import { useStore } from '../../base/hooks/useStore';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing/listing';
import { pageCount, type SearchFilters } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import type { SearchView } from '../../domain/search/searchView';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useScrollRestoration } from '../../state/scroll/useScrollRestoration';
import type { NavigateDetail } from '../../state/search/searchDefinition';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { useResults } from '../../state/search/useResults';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useSearchStart } from '../../state/search/useSearchStart';
import { useText } from '../../text/catalogue/TextContext';
import { Button } from '../../ui/buttons/Button';
import { useLazy } from '../../ui/hooks/useLazy';
import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import { FailureState } from '../../ui/states/FailureState';
import { StateBlock } from '../../ui/states/StateBlock';
import { fetchSearchMap, LazySearchMap } from '../map/LazySearchMap';
import type { ContactRequest } from './contact/ContactRequest';
import type { ResultsProps } from './definition';
import { Header } from './Header';
import { ListingList, ListingListSkeleton } from './ListingList';
import { OwnMarkup } from './own-markup/OwnMarkup';
import { Pages } from './Pages';
import { Foot, FootSpace, Section } from './Results.styles';
import { useResultsFocus } from './useResultsFocus';
import { useResultsView } from './useResultsView';

/** ms; with a faster response, placeholders would only flash. */
const placeholderDelay = 150;

const fetchFooter = () => import('./Footer').then((module) => module.Footer);
const fetchHandler = () => import('./contact/HandledRequest').then((module) => module.HandledRequest);
const fetchLater = () => import('./later/Later');

/** Passed in by the one-tag search. */
export interface BesideForm {
  readonly hasForm?: boolean;
}

/** Results of a search session (§2, §4): heading, count, sort, cards, pages; ten skeletons while loading; blocks for nothing and for errors. */
export function Results(props: ResultsProps & BesideForm) {
  const {
    session: name = 'main',
    filters = '',
    fixedFilters = '',
    deal,
    urlSync = 'off',
    layout = 'rows',
    headingLevel = 2,
    pageSize = limits.pageSize,
    hasForm = layout === 'compact',
  } = props;
  const { header, footer, onPage, onSort, onSelectListing, onNavigate, onContact } = props;
  const { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution } = props;
  const mapSettings = { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution };
  const { text } = useText();
  const runtime = useRuntime();
  useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize });
  const instance = useSearchControl(name, props);
  const { session, filters: applied, fixed, page: pageNumber, load } = useResults(name, pageSize);
  const { hasMap, isMap } = useResultsView(session, instance, props);
  const { section, heading, mapButton, restart, isSwitching } = useResultsFocus(isMap);
  useScrollRestoration(session, section);
  const show = (view: SearchView) => {
    isSwitching.current = true;
    session.setView(view);
  };

  const page = load.status === 'ready' ? load.value : null;
  const hasFailed = load.status === 'failed';
  const isLoading = !page && !hasFailed;
  const isLong = useIsSlow(isLoading, placeholderDelay);
  // The previous page stays while a fast response is under way.
  const shown = page ?? (load.status === 'loading' && !isLong ? (load.stale ?? null) : null);
  const latest = useLatest(props);
  useEffect(() => {
    if (page)
      latest.current.onResults?.({ count: page.count, page: session.store.get().page, listings: deepFreeze(page.listings), instance });
  }, [page, session, instance, latest]);
  const select = useCallback(
    (detail: SelectListingDetail) => latest.current.onSelectListing?.({ ...detail, instance }) !== false,
    [instance, latest],
  );

  // Here, since a chat stays open while the list changes.
  const [request, setRequest] = useState<ContactRequest | null>(null);
  const { value: HandledRequest } = useLazy(fetchHandler, request);

  const isUnread = useStore(session.store, ({ problems }) => problems.length > 0);
  const { value: later } = useLazyAfterPaint(fetchLater, !isLoading || isUnread);
  const isCompact = layout === 'compact';
  const { value: Footer } = useLazy(fetchFooter, isCompact);
  const searchOnward = (next: SearchFilters) => {
    session.apply(next);
    // The pressed button disappears.
    restart();
  };

  const goToPage = (next: number) => {
    session.isTurning = true;
    session.setPage(next);
    onPage?.({ page: next, instance });
    // A new page is read from its heading, visually and by screen readers.
    restart();
  };

  const leave = (target: NavigateDetail['target'], url: string) => (event: MouseEvent) => {
    if (onNavigate?.({ url, target, instance }) === false) event.preventDefault();
  };
  const homeUrl = `${runtime.siteUrl}/`;
  const homeLink = runtime.siteUrl && (
    <Button href={homeUrl} variant="line" onClick={leave('home', homeUrl)}>
      {text.results.home}
    </Button>
  );

  const blockLevel = Math.min(6, headingLevel + 1);
  const list = (listings: readonly Listing[]) => (
    <ListingList listings={listings} layout={layout} headingLevel={blockLevel} onSelect={select} onContact={setRequest} />
  );
  const placeholder = () => <ListingListSkeleton layout={layout} count={pageSize} label={text.results.loading} isBlank={!isLong} />;
  const isNetwork = hasFailed && isNetworkError(load.error);
  const builtIn = () => {
    const cards = shown?.listings[0] && list(shown.listings);
    if (isLoading && !cards) return placeholder();
    if (hasFailed) {
      return (
        <FailureState isNetwork={isNetwork} headingLevel={blockLevel} onRetry={load.retry}>
          {homeLink}
        </FailureState>
      );
    }
    const nothing = !cards && (
      <StateBlock
        part="state"
        art="nothing"
        headingLevel={blockLevel}
        title={text.results.emptyTitle}
        text={text.results.emptyText}
        actions={
          <>
            {homeLink}
            {later && <later.SaveSearch session={session} place="box" />}
          </>
        }
      />
    );
    return (
      <>
        {cards}
        {later && page ? (
          <later.BelowList
            {...{ session, filters: applied, fixed, pageSize }}
            count={page.count}
            headingLevel={blockLevel}
            onChange={searchOnward}
          >
            {nothing}
          </later.BelowList>
        ) : (
          nothing
        )}
      </>
    );
  };

  const allUrl = runtime.siteUrl ? `${runtime.siteUrl}/realty?${formatQuery(applied)}` : null;
  const pages = shown ? pageCount(shown.count, pageSize) : 0;
  return (
    <Section ref={section} tabIndex={isMap ? -1 : undefined} aria-label={text.results.name} aria-busy={isLoading} data-state={load.status}>
      {later && <later.Later session={session} />}
      {header}
      {isMap ? (
        <LazySearchMap
          {...mapSettings}
          {...{ pageSize, headingLevel, onSelectListing, onContact, onNavigate }}
          session={name}
          onList={() => show('cards')}
        />
      ) : (
        <>
          <Header
            headingRef={heading}
            onEmpty={restart}
            headingLevel={headingLevel}
            filters={applied}
            count={shown?.count ?? null}
            isLoading={isLoading}
            layout={layout}
            fixed={fixed}
            hasForm={hasForm}
            onFilters={session.apply}
            onSort={(ordering) => {
              session.setOrdering(ordering);
              onSort?.({ ordering, instance });
            }}
            onMap={hasMap ? { ref: mapButton, prepare: preloadMap, open: () => show('map') } : undefined}
          >
            {later && <later.SaveSearch session={session} />}
          </Header>
          <OwnMarkup
            load={load}
            isNetwork={isNetwork}
            listings={shown?.listings ?? null}
            isLong={isLong}
            pageSize={pageSize}
            layout={layout}
            renderers={props}
            onSelect={select}
            onReset={session.reset}
            builtIn={builtIn}
            builtInList={list}
            placeholder={placeholder}
          />
          {pages > 1 && <Pages session={session} page={pageNumber} pageCount={pages} onChange={goToPage} />}
          {!shown && isLoading && <Foot aria-hidden="true" />}
        </>
      )}
      {isCompact && (Footer ? <Footer href={allUrl} onLeave={leave('all', allUrl ?? '')} /> : <FootSpace />)}
      {request && HandledRequest && <HandledRequest {...{ request, instance, onContact }} onSelect={select} />}
      {footer}
    </Section>
  );
}

/** Preloads while the visitor is about to open the map; opening it reports a failure. */
const preloadMap = () => void fetchSearchMap().catch(() => {});
