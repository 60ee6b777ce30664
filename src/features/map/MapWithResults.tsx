import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { ContactMethod } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { wholeCityBox } from '../../domain/map/cityMapBoxes';
import type { SearchFilters } from '../../domain/search/filters';
import type { MapHandle } from '../../map/engine/MapEngine';
import { MapPins } from '../../map/pins/MapPins';
import { useMapPoints } from '../../state/map/useMapPoints';
import { coordinateKey } from '../../state/map/visitedPins';
import { mapProblem } from '../../state/runtime/mapProblem';
import { useReport } from '../../state/runtime/runtimeContext';
import type { SearchSession } from '../../state/search/searchSession';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { useMapText } from '../../text/map/useMapText';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import { useLazy } from '../../ui/hooks/useLazy';
import type { Toasts } from '../../ui/overlay/Toasts';
import { LoadingBar } from '../../ui/states/LoadingBar';
import type { CardContactProps } from '../chat-panel/card/CardContact';
import { LocationDot } from './controls/LocationDot';
import { MapControls } from './controls/MapControls';
import type { ToList } from './controls/MapTop';
import { useFullScreen } from './controls/useFullScreen';
import { useMyLocation } from './controls/useMyLocation';
import { PlacePanel } from './panel/PlacePanel';
import { useOpenPlace } from './panel/useOpenPlace';
import { countIn } from './points/boxOfSearch';
import { OutOfViewNotice } from './points/OutOfViewNotice';
import { PointsNotice } from './points/PointsNotice';
import { pinsOf, priceZoom } from './points/pinsOf';
import { useClusters } from './points/useClusters';
import { useRefit } from './points/useRefit';
import { useSearchedView } from './points/useSearchedView';
import { useShownView } from './points/useShownView';

const fetchContact = () => import('../chat-panel/card/CardContact').then(({ CardContact }) => CardContact);

/** Numbers of listings. Those on the map and those outside it are all that the search has found. */
export interface MapNumbers {
  /** In view; null if no other view shows more, or if it is unknown. */
  readonly part: number | null;
  /** In the list only; 0 as long as nobody knows, below 0 if a listing has come since the list was loaded. */
  readonly outside: number;
}

export interface MapWithResultsProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly handle: MapHandle;
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  /** Number of search results; null while unknown. */
  readonly count: number | null;
  readonly headingLevel: number;
  readonly showToast: Toasts['show'];
  /** The same search as a list; null if there is none. */
  readonly toList: ToList | null;
  onNumbers(numbers: MapNumbers): void;
  /** Both return false if the host handled the event. */
  onSelect(detail: SelectListingDetail): boolean;
  onContact(method: ContactMethod, listing: Listing): boolean;
}

/** Everything on a live map: pins, the panel of a place, controls and notices. */
export function MapWithResults({
  section,
  handle,
  session,
  filters,
  count,
  headingLevel,
  showToast,
  toList,
  onNumbers,
  onSelect,
  onContact,
}: MapWithResultsProps) {
  const { text, format } = useMapText();
  const report = useReport();
  const view = useShownView(handle, session, filters);
  const zoom = view.zoom;
  const withPrices = zoom >= priceZoom;
  const points = useMapPoints(session, view.isPlaced ? view.box : null, view.isFree);
  useSearchedView(view, points, filters);
  const clusters = useClusters(points, zoom, withPrices);
  const { place, isOpen, visited, open, close } = useOpenPlace(section, handle, session, filters);
  const [isBusy, setBusy] = useState(false);
  const location = useMyLocation(handle, (problem) => showToast('warning', text.notLocated[problem]));
  const fullScreen = useFullScreen(section, useRefit(handle, view));

  const latest = useLatest({ report, showToast, m: text });
  useEffect(() => {
    const ends = [
      handle.on('busy', setBusy),
      handle.on('error', (error) => {
        latest.current.report(mapProblem(error));
        // For other errors the fallback map is loading.
        if (error.code === 'tiles') latest.current.showToast('warning', latest.current.m.tilesFailed);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [handle, latest]);

  // Settling makes the map retry failed tiles.
  const onOnline = useLatest(() => {
    if (points.status === 'failed') points.retry();
    handle.resize();
  });
  useEffect(() => {
    const listener = () => onOnline.current();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [onOnline]);

  const selected = isOpen && place ? coordinateKey(place.at) : null;
  const pins = useMemo(
    () => (clusters ? pinsOf(clusters, view.box, { withPrices, visited, selected }, text, format) : []),
    [clusters, view.box, withPrices, visited, selected, text, format],
  );
  const inView = clusters && countIn(view.box, clusters);
  const { city } = points;
  const outside = city && count ? count - city.count : 0;
  const isNothing = count === 0 || (points.isNothing && outside === 0);
  const isKnown = points.status === 'ready' && inView !== null && count !== null;
  // Before the whole city has been in view, `outside` is unknown and the rest may be in it or not.
  const part = isKnown && inView + outside < count ? inView : null;
  // Before the paint: the count at the top and the notice change together.
  useLayoutEffect(() => onNumbers({ part, outside }), [onNumbers, part, outside]);
  const isLoading = points.status === 'loading' || clusters === null;

  const [request, setRequest] = useState<CardContactProps['request'] | null>(null);
  const { value: CardContact } = useLazy(fetchContact, request);

  return (
    <>
      {/* Before the pins, so that keyboard users need not tab through them. */}
      <MapControls handle={handle} fullScreen={fullScreen} isLocating={location.isBusy} onLocate={location.find} />
      <MapPins
        handle={handle}
        pins={pins}
        label={text.points}
        onPress={(key) => {
          const cluster = clusters?.find((one) => one.key === key);
          if (cluster) open(cluster);
        }}
      />
      {location.at && <LocationDot handle={handle} at={location.at} label={text.you} />}
      <LoadingBar isActive={isLoading || isBusy} label={text.loadingPoints} />
      <LiveRegion>
        {isLoading || points.status === 'failed' || inView === null
          ? ''
          : inView > 0
            ? text.shown(format.number(inView), inView)
            : isNothing
              ? text.nothing
              : text.nothingHere}
      </LiveRegion>
      <PointsNotice
        points={points}
        inView={inView}
        isNothing={isNothing}
        headingLevel={headingLevel}
        onWholeCity={() => handle.fit(wholeCityBox)}
        onLeave={() => handle.focus()}
      />
      {outside > 0 && <OutOfViewNotice count={outside} toList={toList} />}
      {place && (
        <PlacePanel
          key={coordinateKey(place.at)}
          place={place}
          isOpen={isOpen}
          onClose={close}
          headingLevel={headingLevel}
          returnFocus={() => {
            const marker = section.current?.querySelector<HTMLElement>('[part~=marker][data-selected]:not([inert])');
            // Off-screen pins are inert.
            if (!marker) handle.focus();
            return marker;
          }}
          onSelect={onSelect}
          onContact={(method, listing) => {
            if (onContact(method, listing)) setRequest({ method, listing });
          }}
        />
      )}
      {request && CardContact && <CardContact request={request} onSelect={onSelect} />}
    </>
  );
}
