import { type MapEngine, MapError, type MapSettings } from '../engine/MapEngine';
import { KeylessMap } from './KeylessMap';
import { Basemap } from './tiles/Basemap';
import { SliceQueue } from './tiles/SliceQueue';

const queue = new SliceQueue();
/** Opened files by fetch function and URL, shared by all maps of a page. */
const opened = new WeakMap<typeof fetch, Map<string, Basemap>>();
/** Opened files by URL alone: a page may replace its fetch function between `load` and `create`. */
const lastOpened = new Map<string, Basemap>();

function basemapOf({ fetch: fetchFile, basemapUrl }: MapSettings): Basemap {
  const known = opened.get(fetchFile)?.get(basemapUrl);
  return known ?? new Basemap(basemapUrl, fetchFile, queue);
}

function remember({ fetch: fetchFile, basemapUrl }: MapSettings, basemap: Basemap): void {
  const byAddress = opened.get(fetchFile) ?? new Map<string, Basemap>();
  opened.set(fetchFile, byAddress.set(basemapUrl, basemap));
  lastOpened.set(basemapUrl, basemap);
}

/** The map that needs no key: Leaflet with vector tiles drawn on canvas. */
export const keylessEngine: MapEngine = {
  id: 'keyless',
  needsLightDom: false,

  async load(settings, signal) {
    signal.throwIfAborted();
    const basemap = basemapOf(settings);
    try {
      if (!basemap.header) await Promise.race([basemap.open(signal), untilAborted(signal)]);
    } catch (reason) {
      signal.throwIfAborted();
      throw reason instanceof MapError ? reason : new MapError('tiles', reason);
    }
    remember(settings, basemap);
  },

  create(container, options, settings) {
    const requested = basemapOf(settings);
    const basemap = requested.header ? requested : (lastOpened.get(settings.basemapUrl) ?? requested);
    return new KeylessMap(container, options, settings, basemap, queue);
  },
};

/** Custom fetch functions may ignore signals. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }));
}
