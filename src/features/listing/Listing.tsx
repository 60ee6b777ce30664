import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { deepFreeze } from '../../base/deepFreeze';
import type { ListingDetails } from '../../domain/listing/listingDetails';
import { similarPath } from '../../domain/listing/listingLinks';
import { focusQuietly } from '../../map/engine/focusQuietly';
import { photoSources } from '../../parts/photo/photoSources';
import { useToken } from '../../state/account/useToken';
import { useRuntime } from '../../state/runtime/runtimeContext';
import { listingUrl, selectedListing } from '../../state/search/selectListing';
import { listingTitle } from '../../text/listing/describe';
import { shortListingTitle } from '../../text/listing/shortTitle';
import { useListingText } from '../../text/listing/useListingText';
import { scrollToElement, scrollToTop } from '../../ui/dom/scrollTo';
import { useAfterPaint } from '../../ui/hooks/useAfterPaint';
import { useLazyAfterPaint } from '../../ui/hooks/useLazyAfterPaint';
import { useToasts } from '../../ui/overlay/Toasts';
import { Actions } from './actions/Actions';
import { CompactHeader } from './actions/CompactHeader';
import { AboveBar } from './contact/Contact.styles';
import { ContactBar } from './contact/ContactBar';
import { ContactDialogs } from './contact/ContactDialogs';
import { ContactPanel } from './contact/ContactPanel';
import { useContact } from './contact/useContact';
import type { ListingProps } from './definition';
import { Gallery } from './gallery/Gallery';
import { LocationSection } from './location/LocationSection';
import { usePageMetadata } from './metadata/usePageMetadata';
import { BannerPage } from './page/BannerPage';
import { useBackToSearch } from './page/data/useBackToSearch';
import { useListing } from './page/data/useListing';
import { LazyState } from './page/LazyState';
import { type ListingLink, listingLink } from './page/listingLink';
import { Aside, BackLink, Columns, DeferredSpace, Main, Page, TitleRow, Top, TopLine } from './page/Page.styles';
import { PageSkeleton } from './page/PageSkeleton';
import { Crumbs } from './page/sections/Crumbs';
import { FirstFacts, FurtherFacts } from './page/sections/Facts';
import { StatusBanner } from './page/sections/StatusBanner';
import { unavailableText } from './page/unavailable';
import { PriceSlot } from './price/PriceSlot';
import { Similar } from './similar/Similar';

/** With touch alone pages are hardly ever printed. */
const isPrinter = () => globalThis.matchMedia?.('(any-pointer: fine)').matches;
const fetchFreshness = () => import('./page/Freshness').then((module) => module.Freshness);
const fetchPrintedEnd = () => import('./page/PrintedEnd').then((module) => module.PrintedEnd);

/** The page of one listing, given as data or loaded by id (§2 "Listing detail"). */
export function Listing({ listing: given, listingId, token, ...props }: ListingProps) {
  const syncToken = useToken(token);
  const runtime = useRuntime();
  const shown = useListing(given, listingId);
  const reservedWidth = useRef(0);
  const refreshing = useRef(() => {});
  const { text } = useListingText();
  const { value: Freshness } = useLazyAfterPaint(fetchFreshness, given === undefined && shown.status === 'ready');
  const way = useBackToSearch();
  const back = listingLink(props.onNavigate, 'search', way.href, way.resume);
  const withNews = (page: ReactNode) => (
    <>
      {Freshness && shown.status === 'ready' && (
        <Freshness
          key={`news-${shown.listing.id}`}
          id={shown.listing.id}
          why={unavailableText(shown.listing, text)}
          refreshing={refreshing}
        />
      )}
      {page}
    </>
  );
  switch (shown.status) {
    case 'loading':
      return <PageSkeleton listing={selectedListing(runtime, listingId)} photosWidth={reservedWidth} back={back} />;
    case 'ready':
      // Handed out by `onShown` and `onContact`.
      deepFreeze(shown.listing);
      if (shown.listing.isBannerOnly)
        return withNews(<BannerPage key={shown.listing.id} {...props} listing={shown.listing} isFocused={shown.isRecovered} />);
      // Remounts for another listing, so that dialogs close.
      return withNews(
        <ListingPage
          key={shown.listing.id}
          {...props}
          listing={shown.listing}
          back={back}
          reservedWidth={reservedWidth.current}
          syncToken={syncToken}
          refresh={() => refreshing.current()}
          isFocused={shown.isRecovered}
        />,
      );
    case 'missing':
    case 'failed':
      return (
        <LazyState
          headingLevel={props.headingLevel ?? 1}
          failure={shown.status === 'failed' ? shown : null}
          onNavigate={props.onNavigate}
        />
      );
    default:
      return shown satisfies never;
  }
}

interface ListingPageProps extends Omit<ListingProps, 'listing' | 'listingId' | 'token'> {
  listing: ListingDetails;
  back: ListingLink;
  /** Width reserved for the photos, px. */
  reservedWidth: number;
  /** Re-reads the token from the page's token function. */
  syncToken(): void;
  /** Asks what has become of the listing. */
  refresh?(): void;
  /** It replaces a pressed button: the title takes the focus. */
  isFocused: boolean;
}

function ListingPage({
  listing,
  back,
  reservedWidth,
  syncToken,
  refresh,
  isFocused,
  headingLevel = 1,
  pageMetadata = false,
  chat,
  ...props
}: ListingPageProps) {
  const { onShown, onNavigate, onSelectListing, onContact, mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution } = props;
  const { common, text, format } = useListingText();
  const runtime = useRuntime();
  const page = useRef<HTMLElement>(null);
  const title = useRef<HTMLElement>(null);
  const location = useRef<HTMLElement>(null);
  // First paint shows what is above the fold; the rest follows into reserved space.
  const isWhole = useAfterPaint();
  const toasts = useToasts(text.contact.close);
  const controller = useContact({
    listing,
    syncToken,
    refresh,
    hasChat: chat !== undefined,
    showToast: toasts.show,
    onContact: (method, about) => onContact?.({ method, listing: about }) !== false,
  });
  const { value: PrintedEnd } = useLazyAfterPaint(fetchPrintedEnd, isWhole && isPrinter());
  usePageMetadata({ listing, isWanted: pageMetadata, onShown });
  useEffect(() => {
    if (isFocused) title.current?.focus({ preventScroll: true });
  }, [isFocused]);

  const url = listingUrl(runtime, listing);
  const similar = listingLink(onNavigate, 'similar', runtime.siteUrl + similarPath(listing));
  const contact = { listing, controller, similarHref: similar.href, onSimilar: similar.onClick };
  const sectionLevel = Math.min(6, headingLevel + 1);
  const toTop = () => {
    // A listing that is the page has the header of the site above it.
    if (page.current) scrollToTop(pageMetadata ? page.current.ownerDocument.documentElement : page.current);
    title.current?.focus({ preventScroll: true });
  };
  const showLocation = () => {
    scrollToElement(location.current);
    focusQuietly(location.current?.querySelector<HTMLElement>('[data-heading]'));
  };
  return (
    <Page ref={page} part="listing" data-listing={listing.id} aria-busy={isWhole ? undefined : true}>
      <CompactHeader
        listing={listing}
        title={shortListingTitle(listing, common, text, format)}
        url={url}
        backHref={back.href}
        onBack={back.onClick}
        showToast={toasts.show}
        syncToken={syncToken}
        refresh={refresh}
      />
      <Top>
        <TopLine>
          <Crumbs listing={listing} onNavigate={onNavigate} />
          <BackLink {...back}>{text.page.backToSearch}</BackLink>
        </TopLine>
        <TitleRow>
          {createElement(
            `h${headingLevel}`,
            { ref: title, part: 'title', dir: 'auto', tabIndex: -1 },
            listingTitle(listing, common, text.page.floor, format),
          )}
          <Actions listing={listing} url={url} showToast={toasts.show} syncToken={syncToken} refresh={refresh} />
        </TitleRow>
        <StatusBanner listing={listing} similar={similar} />
        <div data-gallery="">
          <Gallery
            photos={listing.photos}
            mediaHost={runtime.mediaHost}
            reservedWidth={reservedWidth}
            onMap={listing.address && !listing.isDeleted ? showLocation : undefined}
          />
        </div>
      </Top>
      <Columns>
        <Main>
          <FirstFacts listing={listing} />
          {isWhole ? (
            <>
              <FurtherFacts listing={listing} headingLevel={sectionLevel} />
              <PriceSlot listing={listing} headingLevel={sectionLevel} />
              <LocationSection
                ref={location}
                listing={listing}
                headingLevel={sectionLevel}
                map={{ mapProvider, mapKey, basemapUrl, satelliteUrl, satelliteAttribution }}
                onTop={toTop}
              />
            </>
          ) : (
            <DeferredSpace />
          )}
          {PrintedEnd && (
            <PrintedEnd
              images={listing.photos.slice(1).map((photo) => photoSources(photo, runtime.mediaHost, ''))}
              url={url}
              labels={{ page: text.page.printedFrom, code: text.page.printedCode }}
            />
          )}
        </Main>
        <Aside>
          <ContactPanel {...contact} />
        </Aside>
      </Columns>
      {isWhole && (
        <Similar listing={listing} headingLevel={sectionLevel} onSelectListing={(detail) => onSelectListing?.(detail) !== false} />
      )}
      <ContactBar {...contact} />
      <ContactDialogs listing={listing} controller={controller} chat={chat} />
      <AboveBar $hasBar={controller.offered.length > 0}>{toasts.element}</AboveBar>
    </Page>
  );
}
