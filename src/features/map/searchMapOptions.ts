import { moscowCenter, requestBox } from '../../domain/map/coordinates';
import type { MapOptions } from '../../map/engine/MapEngine';
import type { Lang } from '../../text/format/format';
import type { MapMessages } from '../../text/map/ru';

/** Farther out there is nothing but what is asked for; closer the basemap has no more to show. */
export const zoomLimits = { min: 9, max: 19 } as const;

/** ms of one step (§2). */
export const zoomStep = { duration: 400 } as const;

/** The map of a search, as it begins (§9). What the search remembers is shown as soon as the map is there. */
export function searchMapOptions(m: MapMessages, lang: Lang): MapOptions {
  return {
    center: moscowCenter,
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
