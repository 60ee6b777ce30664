import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import type { ContactMethod } from '../../domain/contact/contact';
import type { Listing } from '../../domain/listing/listing';
import { isInside, moscowBox } from '../../domain/map/coordinates';
import type { SearchFilters } from '../../domain/search/filters';
import type { MapHandle } from '../../map/engine/MapEngine';
import { MapPins } from '../../map/pins/MapPins';
import { useMapPoints } from '../../state/map/useMapPoints';
import { placeKey } from '../../state/map/visitedPins';
import { mapProblem } from '../../state/runtime/mapProblem';
import { useReport } from '../../state/runtime/runtimeContext';
import type { SearchSession } from '../../state/search/searchSession';
import type { SelectListingDetail } from '../../state/search/selectListing';
import { useMapText } from '../../text/map/useMapText';
import { LiveRegion } from '../../ui/dom/LiveRegion';
import type { Toasts } from '../../ui/overlay/Toasts';
import { LoadingBar } from '../../ui/states/LoadingBar';
import { LocationDot } from './controls/LocationDot';
import { MapControls } from './controls/MapControls';
import { useFullScreen } from './controls/useFullScreen';
import { useMyLocation } from './controls/useMyLocation';
import { PlacePanel } from './panel/PlacePanel';
import { useMapContact } from './panel/useMapContact';
import { useOpenPlace } from './panel/useOpenPlace';
import { OutsideNote } from './points/OutOfViewNotice';
import { PointsNotice } from './points/PointsNotice';
import { pinsOf, priceZoom } from './points/pinsOf';
import { useGroups } from './points/useGroups';
import { useOutside } from './points/useOutOfViewCount';
import { useRefit } from './points/useRefit';
import { useShownView } from './points/useShownView';

export interface SearchedMapProps {
  readonly section: RefObject<HTMLElement | null>;
  readonly handle: MapHandle;
  readonly session: SearchSession;
  readonly filters: SearchFilters;
  /** How many listings the search finds; null while that is not known. */
  readonly count: number | null;
  readonly headingLevel: number;
  readonly showToast: Toasts['show'];
  /** Both answer false when the host takes over. */
  onSelect(detail: SelectListingDetail): boolean;
  onContact(method: ContactMethod, listing: Listing): boolean;
}

/** Everything that stands on a live map: markers, the panel of a place, controls, what is said of it. */
export function SearchedMap({ section, handle, session, filters, count, headingLevel, showToast, onSelect, onContact }: SearchedMapProps) {
  const { m, format } = useMapText();
  const report = useReport();
  const view = useShownView(handle, session);
  const zoom = view.zoom;
  const withPrices = zoom >= priceZoom;
  const points = useMapPoints(session, view.isPlaced ? view.box : null);
  const groups = useGroups(points, zoom, withPrices);
  const { place, isOpen, seen, open, close } = useOpenPlace(section, handle, session, filters);
  const [isBusy, setBusy] = useState(false);
  const location = useMyLocation(handle, (problem) => showToast('warning', m.notLocated[problem]));
  const fullScreen = useFullScreen(section, useRefit(handle, view));

  const told = useLatest({ report, showToast, m });
  useEffect(() => {
    const ends = [
      handle.on('busy', setBusy),
      handle.on('error', (error) => {
        told.current.report(mapProblem(error));
        // Otherwise another map is on its way.
        if (error.code === 'tiles') told.current.showToast('warning', told.current.m.tilesFailed);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [handle, told]);

  // Pieces of the map that failed are asked for again when it comes to rest.
  const again = useLatest(() => {
    if (points.status === 'failed') points.retry();
    handle.resize();
  });
  useEffect(() => {
    const isBack = () => again.current();
    addEventListener('online', isBack);
    return () => removeEventListener('online', isBack);
  }, [again]);

  const selected = isOpen && place ? placeKey(place.at) : null;
  const pins = useMemo(
    () => (groups ? pinsOf(groups, view.box, { withPrices, seen, selected }, m, format) : []),
    [groups, view.box, withPrices, seen, selected, m, format],
  );
  const inView = groups && groups.reduce((sum, { at, count }) => (isInside(view.box, at) ? sum + count : sum), 0);
  const outside = useOutside(points, groups, count);
  const isLoading = points.status === 'loading' || groups === null;

  const contact = useMapContact({ showToast, onContact, onSelect });

  return (
    <>
      {/* Before the markers: the keyboard need not pass all of them. */}
      <MapControls handle={handle} fullScreen={fullScreen} isLocating={location.isBusy} onLocate={location.find} />
      <MapPins
        handle={handle}
        pins={pins}
        label={m.points}
        onPress={(key) => {
          const group = groups?.find((one) => one.key === key);
          if (group) open(group);
        }}
      />
      {location.at && <LocationDot handle={handle} at={location.at} label={m.you} />}
      <LoadingBar isActive={isLoading || isBusy} label={m.loadingPoints} />
      <LiveRegion>
        {isLoading || points.status === 'failed' || inView === null
          ? ''
          : inView > 0
            ? m.shown(format.number(inView), inView)
            : count === 0 || points.isNothing
              ? m.nothing
              : m.nothingHere}
      </LiveRegion>
      <PointsNotice
        points={points}
        inView={inView}
        count={count}
        isAllOutside={outside > 0 && outside === count}
        headingLevel={headingLevel}
        onWholeCity={() => handle.fit(moscowBox)}
        onLeave={() => handle.focus()}
      />
      {outside > 0 && <OutsideNote count={outside} />}
      {place && (
        <PlacePanel
          key={placeKey(place.at)}
          place={place}
          isOpen={isOpen}
          onClose={close}
          headingLevel={headingLevel}
          returnFocus={() => {
            const marker = section.current?.querySelector<HTMLElement>('[part~=marker][data-selected]:not([inert])');
            // Out of sight a marker takes no focus.
            if (!marker) handle.focus();
            return marker;
          }}
          onSelect={onSelect}
          onContact={contact}
        />
      )}
    </>
  );
}
