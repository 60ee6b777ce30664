import { type Box, isInside, padded } from '../../../domain/map/coordinates';
import { groupLabel } from '../../../domain/map/groupLabel';
import type { PointGroup } from '../../../domain/map/mapPoints';
import type { MapPin } from '../../../map/pins/MapPin';
import { placeKey } from '../../../state/map/visitedPins';
import type { Formats } from '../../../text/format/format';
import { NBSP } from '../../../text/format/format';
import { compactPrice } from '../../../text/map/compactPrice';
import type { MapMessages } from '../../../text/map/ru';

export interface PinsState {
  readonly withPrices: boolean;
  readonly seen: ReadonlySet<string>;
  /** Key of the place that is open. */
  readonly selected: string | null;
}

/** From here on markers say prices: they stand far enough apart. */
export const priceZoom = 15;

/** How much around the view has its markers already, so that a moved map is not bare at its edges. */
const around = 0.3;

/** Markers of what stands in a view and near it. */
export function pinsOf(groups: readonly PointGroup[], view: Box, state: PinsState, m: MapMessages, format: Formats): MapPin[] {
  const near = padded(view, around);
  return groups.filter(({ at }) => isInside(near, at)).map((group) => pinOf(group, state, m, format));
}

function pinOf(group: PointGroup, { withPrices, seen, selected }: PinsState, m: MapMessages, format: Formats): MapPin {
  const { key, at, count, price, place } = group;
  const short = price === null ? null : compactPrice(price, m, format);
  const own = place && placeKey(place.at);
  const showsPrice = place !== null && withPrices && short !== null;
  return {
    key,
    at,
    kind: showsPrice ? 'price' : count === 1 ? 'place' : 'cluster',
    label: showsPrice ? (count === 1 ? short : m.from(short)) : groupLabel(count),
    name: m.point(format.number(count), count, short && `${short}${NBSP}₽`),
    isSelected: own !== null && own === selected,
    isVisited: own !== null && seen.has(own),
  };
}
