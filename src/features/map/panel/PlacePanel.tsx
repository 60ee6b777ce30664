import type { Coordinates } from '../../../domain/map/coordinates';
import type { SearchFilters } from '../../../domain/search/filters';
import { usePointListings } from '../../../state/map/usePointListings';
import { useMapText } from '../../../text/map/useMapText';
import { BottomSheet, type BottomSheetProps } from '../../../ui/overlay/BottomSheet';
import { PlaceListings, type PlaceListingsProps } from './PlaceListings';

/** The open place. */
export interface OpenPlace {
  readonly at: Coordinates;
  /** The number shown on the pin. */
  readonly count: number;
  /** The filters it was opened with. */
  readonly filters: SearchFilters;
}

export interface PlacePanelProps
  extends Pick<BottomSheetProps, 'isOpen' | 'onClose' | 'returnFocus'>,
    Pick<PlaceListingsProps, 'headingLevel' | 'onSelect' | 'onContact'> {
  readonly place: OpenPlace;
}

/** The listings of one place (§2): a side panel, or a sheet over the lower half. */
export function PlacePanel({ place, headingLevel, onSelect, onContact, ...sheet }: PlacePanelProps) {
  const { text, format } = useMapText();
  const found = usePointListings(place.filters, place.at);
  const count = found.count || place.count;
  const address = found.listings[0]?.address?.label;
  return (
    <BottomSheet
      {...sheet}
      part="panel"
      title={text.here(format.number(count), count)}
      subtitle={address}
      headingLevel={headingLevel}
      closeLabel={text.close}
    >
      <PlaceListings
        found={found}
        expected={count}
        headingLevel={Math.min(6, headingLevel + 1)}
        onSelect={onSelect}
        onContact={onContact}
      />
    </BottomSheet>
  );
}
