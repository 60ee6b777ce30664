import { type Box, moscowCenter, requestBox } from '../../domain/coordinates';
import type { Lang } from '../../text/format';
import type { MapMessages } from '../../text/map/ru';
import type { MapOptions } from '../../ui/map/MapEngine';

/** Farther out there is nothing but what is asked for; closer the basemap has no more to show. */
export const zoomLimits = { min: 9, max: 19 } as const;

/** ms of one step (§2). */
export const zoomStep = { duration: 400 } as const;

/** Where the map of a search begins (§9): in the place that is remembered, else in Moscow as a whole. */
export function searchMapOptions(box: Box | null, m: MapMessages, lang: Lang): MapOptions {
  const center = box ? { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 } : moscowCenter;
  return {
    center,
    zoom: 10,
    minZoom: zoomLimits.min,
    maxZoom: zoomLimits.max,
    bounds: requestBox,
    gestures: 'free',
    label: m.map,
    lang,
    attribution: { text: m.attribution, href: 'https://www.openstreetmap.org/copyright' },
  };
}
