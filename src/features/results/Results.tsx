import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { isNetworkError } from '../../api/client/errors';
import { useIsLong } from '../../base/hooks/useIsSlow';
import { limits } from '../../domain/limits';
import type { Listing } from '../../domain/listing/listing';
import { pageCount } from '../../domain/search/filters';
import { formatQuery } from '../../domain/search/filtersQuery';
import type { SearchView } from '../../domain/search/searchView';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { useKeptPlace } from '../../state/scroll/useScrollRestoration';
import type { NavigateDetail } from '../../state/search/searchDefinition';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { useResults } from '../../state/search/useResults';
import { useSearchControl } from '../../state/search/useSearchControl';
import { useSearchStart } from '../../state/search/useSearchStart';
import { useText } from '../../text/TextContext';
import { Button } from '../../ui/buttons/Button';
import { StateBlock } from '../../ui/states/StateBlock';
import { fetchSearchMap, LazySearchMap } from '../map/LazySearchMap';
import type { ResultsProps } from './definition';
import { Footer } from './Footer';
import { Header } from './Header';
import { ListingList, ListingListSkeleton } from './ListingList';
import { OwnMarkup } from './own-markup/OwnMarkup';
import { Pages } from './Pages';
import { Foot, Section } from './Results.styles';
import { useResultsView } from './useResultsView';

/** Results of a search session (§2, §4): heading, count, sort, cards, pages; ten skeletons while loading; blocks for nothing and for errors. */
export function Results(props: ResultsProps) {
  const {
    session: name = 'main',
    filters = '',
    fixedFilters = '',
    deal,
    urlSync = 'off',
    layout = 'rows',
    headingLevel = 2,
    pageSize = limits.pageSize,
  } = props;
  const { header, footer, onResults, onPage, onSort, onSelectListing, onNavigate, onContact } = props;
  const { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution } = props;
  const mapSettings = { mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution };
  const { t } = useText();
  const runtime = useRuntime();
  useSearchStart({ session: name, filters, fixedFilters, deal, urlSync, pageSize });
  const instance = useSearchControl(name, props);
  const { session, filters: applied, fixed, page: pageNumber, load } = useResults(name, pageSize);
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptPlace(session, top);
  const { hasMap, isMap } = useResultsView(session, instance, props);
  const mapButton = useRef<HTMLButtonElement>(null);
  // A visitor who changes the view is led to it.
  const chosen = useRef<SearchView | null>(null);
  const show = (view: SearchView) => {
    chosen.current = view;
    session.setView(view);
  };
  useLayoutEffect(() => {
    if (chosen.current === null) return;
    chosen.current = null;
    (isMap ? top : mapButton).current?.focus({ preventScroll: true });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  }, [isMap]);

  const page = load.status === 'ready' ? load.value : null;
  // What is answered at once needs no placeholders: the cards before stay until then.
  const isLoading = load.status === 'loading' || load.status === 'idle';
  const isLong = useIsLong(isLoading, placeholderDelay);
  const shown = page ?? (load.status === 'loading' && !isLong ? (load.stale ?? null) : null);
  const told = useRef(onResults);
  told.current = onResults;
  useEffect(() => {
    if (page) told.current?.({ count: page.count, page: session.store.get().page, listings: page.listings, instance });
  }, [page, session, instance]);

  const goToPage = (next: number) => {
    session.setPage(next);
    onPage?.({ page: next, instance });
    // A new page is read from its beginning, by eye and by screen reader.
    heading.current?.focus({ preventScroll: true });
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  };

  const leave = (target: NavigateDetail['target'], url: string) => (event: MouseEvent) => {
    if (onNavigate?.({ url, target, instance }) === false) event.preventDefault();
  };
  const homeUrl = `${runtime.siteUrl}/`;
  const homeLink = runtime.siteUrl && (
    <Button href={homeUrl} variant="line" onClick={leave('home', homeUrl)}>
      {t.results.home}
    </Button>
  );

  const selected = useRef(onSelectListing);
  selected.current = onSelectListing;
  const select = useCallback((detail: SelectListingDetail) => selected.current?.({ ...detail, instance }) !== false, [instance]);

  const list = (listings: readonly Listing[]) => (
    <ListingList listings={listings} layout={layout} headingLevel={nextLevel(headingLevel)} onSelect={select} />
  );

  const placeholder = () => <ListingListSkeleton layout={layout} count={pageSize} label={t.results.loading} isBlank={!isLong} />;

  const isNetwork = load.status === 'failed' && isNetworkError(load.error);
  const body = () => {
    switch (load.status) {
      case 'idle':
      case 'loading':
        if (shown && shown.listings.length > 0) return list(shown.listings);
        return placeholder();
      case 'failed':
        return (
          <StateBlock
            part="state"
            role="alert"
            art={isNetwork ? 'network' : 'broken'}
            headingLevel={nextLevel(headingLevel)}
            title={isNetwork ? t.results.networkTitle : t.results.failedTitle}
            text={isNetwork ? t.results.networkText : t.results.failedText}
            actions={
              <>
                <Button variant="primary" icon="refresh" onClick={load.retry}>
                  {t.results.refresh}
                </Button>
                {homeLink}
              </>
            }
          />
        );
      case 'ready':
        if (load.value.listings.length === 0) {
          return (
            <StateBlock
              part="state"
              art="nothing"
              headingLevel={nextLevel(headingLevel)}
              title={t.results.emptyTitle}
              text={t.results.emptyText}
              actions={homeLink}
            />
          );
        }
        return list(load.value.listings);
      default:
        return load satisfies never;
    }
  };

  const allUrl = runtime.siteUrl ? `${runtime.siteUrl}/realty?${formatQuery(applied)}` : null;
  const pages = shown ? pageCount(shown.count, pageSize) : 0;
  return (
    <Section ref={top} tabIndex={isMap ? -1 : undefined} aria-label={t.results.name} aria-busy={isLoading} data-state={load.status}>
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
            headingLevel={headingLevel}
            filters={applied}
            count={shown?.count ?? null}
            isLoading={isLoading}
            layout={layout}
            fixed={fixed}
            onFilters={session.apply}
            onSort={(ordering) => {
              session.setOrdering(ordering);
              onSort?.({ ordering, instance });
            }}
            onMap={hasMap ? { ref: mapButton, prepare: fetchAhead, open: () => show('map') } : undefined}
          />
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
            builtIn={body}
            builtInList={list}
            placeholder={placeholder}
          />
          {pages > 1 && <Pages page={pageNumber} pageCount={pages} onChange={goToPage} />}
          {!shown && isLoading && <Foot aria-hidden="true" />}
        </>
      )}
      {layout === 'compact' && <Footer href={allUrl} onLeave={leave('all', allUrl ?? '')} />}
      {footer}
    </Section>
  );
}

/** Placeholders show when an answer takes longer, ms: what comes at once would only flash. */
const placeholderDelay = 150;

/** While the visitor is about to open the map; a failure is told when it is opened. */
const fetchAhead = () => void fetchSearchMap().catch(() => {});

const nextLevel = (level: number) => Math.min(6, level + 1);
