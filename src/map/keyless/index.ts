import { type MapEngine, MapError, type MapSettings } from '../engine/MapEngine';
import { KeylessMap } from './KeylessMap';
import { Basemap } from './tiles/Basemap';
import { SliceQueue } from './tiles/SliceQueue';

const queue = new SliceQueue();
/** Opened files by how and from where they are fetched; maps of a page share what has been read. */
const opened = new WeakMap<typeof fetch, Map<string, Basemap>>();
/** The same by address alone: a page that makes its way of fetching anew between `load` and `create` still has its map. */
const lastOpened = new Map<string, Basemap>();

function basemapOf({ fetch: fetchFile, basemapUrl }: MapSettings): Basemap {
  const known = opened.get(fetchFile)?.get(basemapUrl);
  return known ?? new Basemap(basemapUrl, fetchFile, queue);
}

function keep({ fetch: fetchFile, basemapUrl }: MapSettings, basemap: Basemap): void {
  const byAddress = opened.get(fetchFile) ?? new Map<string, Basemap>();
  opened.set(fetchFile, byAddress.set(basemapUrl, basemap));
  lastOpened.set(basemapUrl, basemap);
}

/** The map that needs no key: Leaflet over tiles of our own painting. */
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
    keep(settings, basemap);
  },

  create(container, options, settings) {
    const asked = basemapOf(settings);
    const basemap = asked.header ? asked : (lastOpened.get(settings.basemapUrl) ?? asked);
    return new KeylessMap(container, options, settings, basemap, queue);
  },
};

/** Not every way of fetching knows signals. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }));
}
