import type { GridLayer as AnyGridLayer } from 'leaflet';
import type { MapLayer, MapSettings } from '../engine/MapEngine';
import { NameLayer } from './labels/NameLayer';
import type { Basemap } from './tiles/Basemap';
import { readColours } from './tiles/mapColours';
import { SatelliteLayer } from './tiles/SatelliteLayer';
import type { SliceQueue } from './tiles/SliceQueue';
import { VectorLayer } from './tiles/VectorLayer';
import type { ZoomingMap } from './ZoomingMap';

interface LayerEvents {
  onBusy(isBusy: boolean): void;
  /** Fires once per failure, until the next retry. */
  onError(reason: unknown): void;
}

/** The layers of a map: drawn tiles or satellite images, and names over both. */
export class MapLayers {
  readonly names: readonly MapLayer[];
  readonly #map: ZoomingMap;
  readonly #container: HTMLElement;
  readonly #settings: MapSettings;
  readonly #scheme: VectorLayer;
  readonly #satellite: SatelliteLayer | null;
  readonly #labels: NameLayer;
  readonly #events: LayerEvents;
  readonly #busy = new Set<unknown>();
  #shown: MapLayer = 'scheme';
  #hasFailed = false;

  constructor(map: ZoomingMap, container: HTMLElement, settings: MapSettings, basemap: Basemap, queue: SliceQueue, events: LayerEvents) {
    const limits = { minZoom: map.getMinZoom(), maxZoom: map.getMaxZoom() };
    const colours = readColours(container);
    const onError = (reason: unknown) => this.#fail(reason);
    this.#map = map;
    this.#container = container;
    this.#settings = settings;
    this.#events = events;
    this.#scheme = new VectorLayer({ basemap, queue, colours, ...limits, onError });
    this.#satellite = settings.satelliteUrl ? new SatelliteLayer({ address: settings.satelliteUrl, ...limits }) : null;
    this.names = this.#satellite ? ['scheme', 'satellite'] : ['scheme'];
    this.#labels = new NameLayer(map, basemap, queue, colours, { onBusy: (isBusy) => this.#note('names', isBusy), onError });
    this.#satellite?.on('tileerror', ({ error }) => onError(error));
    for (const layer of [this.#scheme, this.#satellite]) if (layer) this.#watch(layer);
    this.#scheme.addTo(map);
    this.#labels.refresh();
  }

  /** Copyright notice of the satellite images while shown, else null. */
  get credit(): string | null {
    return (this.#shown === 'satellite' && this.#settings.satelliteAttribution) || null;
  }

  choose(layer: MapLayer): void {
    const next = layer === 'satellite' ? this.#satellite : this.#scheme;
    if (!next || layer === this.#shown) return;
    (layer === 'satellite' ? this.#scheme : this.#satellite)?.remove();
    this.#busy.clear();
    this.#shown = layer;
    next.addTo(this.#map);
    this.restyle();
  }

  settle(): void {
    if (this.#hasFailed) {
      this.#hasFailed = false;
      this.#scheme.retry();
    }
    this.#labels.refresh();
  }

  restyle(): void {
    const colours = readColours(this.#container);
    this.#scheme.restyle(colours);
    this.#labels.restyle(colours, this.#shown === 'satellite');
  }

  end(): void {
    this.#labels.end();
  }

  #fail(reason: unknown): void {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#events.onError(reason);
  }

  #watch(layer: AnyGridLayer): void {
    layer.on('loading', () => this.#note(layer, true));
    layer.on('load', () => this.#note(layer, false));
  }

  #note(what: unknown, isBusy: boolean): void {
    const before = this.#busy.size > 0;
    if (isBusy) this.#busy.add(what);
    else this.#busy.delete(what);
    const after = this.#busy.size > 0;
    if (before !== after) this.#events.onBusy(after);
  }
}
