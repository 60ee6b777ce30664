import { moscowCenter } from '../../domain/city/moscowPlace';
import { mapBox } from '../../domain/map/cityMapBoxes';
import type { MapOptions } from '../../map/engine/MapEngine';
import type { Lang } from '../../text/format/format';
import type { MapMessages } from '../../text/map/ru';

/** Minimum: the area for which points are requested. Maximum: the basemap's detail. */
export const zoomLimits = { min: 9, max: 19 } as const;

/** Animation of one step (§2), ms. */
export const zoomStep = { duration: 400 } as const;

/** Initial options of the search map (§9). The session's view is applied once the map is ready. */
export function searchMapOptions(text: MapMessages, lang: Lang): MapOptions {
  return {
    center: moscowCenter,
    zoom: 10,
    minZoom: zoomLimits.min,
    maxZoom: zoomLimits.max,
    bounds: mapBox,
    gestures: 'free',
    label: text.map,
    lang,
    attribution: { text: text.attribution, href: 'https://www.openstreetmap.org/copyright' },
  };
}
