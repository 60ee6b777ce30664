import { clusterLabel } from '../../../domain/map/clusterLabel';
import { type Box, isInside, padded } from '../../../domain/map/coordinates';
import type { PointCluster } from '../../../domain/map/mapPoints';
import type { MapPin } from '../../../map/pins/MapPin';
import { coordinateKey } from '../../../state/map/visitedPins';
import type { Formats } from '../../../text/format/format';
import { NBSP } from '../../../text/format/format';
import { compactPrice } from '../../../text/map/compactPrice';
import type { MapMessages } from '../../../text/map/ru';

export interface PinsState {
  readonly withPrices: boolean;
  readonly visited: ReadonlySet<string>;
  /** Key of the open place. */
  readonly selected: string | null;
}

/** Minimum zoom at which pins show prices. */
export const priceZoom = 14;

/** Share of the view around it that gets pins too, so that panning shows no empty edges. */
const margin = 0.3;

/** Returns the pins in and around a view. */
export function pinsOf(clusters: readonly PointCluster[], view: Box, state: PinsState, text: MapMessages, format: Formats): MapPin[] {
  const near = padded(view, margin);
  return clusters.filter(({ at }) => isInside(near, at)).map((cluster) => pinOf(cluster, state, text, format));
}

function pinOf(cluster: PointCluster, { withPrices, visited, selected }: PinsState, text: MapMessages, format: Formats): MapPin {
  const { key, at, count, price, place } = cluster;
  const short = price === null ? null : compactPrice(price, text, format);
  const pinKey = place && coordinateKey(place.at);
  const showsPrice = place !== null && withPrices && short !== null;
  return {
    key,
    at,
    kind: showsPrice ? 'price' : count === 1 ? 'place' : 'cluster',
    label: showsPrice ? (count === 1 ? short : text.from(short)) : place ? clusterLabel(count) : format.number(count),
    name: text.point(format.number(count), count, short && `${short}${NBSP}₽`),
    isSelected: pinKey !== null && pinKey === selected,
    isVisited: pinKey !== null && visited.has(pinKey),
  };
}
