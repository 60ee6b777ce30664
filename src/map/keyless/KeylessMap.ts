import type { LeafletMouseEvent, ZoomAnimEvent } from 'leaflet';
import type { Box, Coordinates } from '../../domain/map/coordinates';
import { Emitter } from '../engine/Emitter';
import { listenToKeys } from '../engine/keys';
import {
  type Animation,
  MapError,
  type MapEvents,
  type MapHandle,
  type MapLayer,
  type MapOptions,
  type MapSettings,
  type Padding,
} from '../engine/MapEngine';
import { addCredit, type Credit } from './credit';
import { shareGestures } from './gestures';
import { LatLng, LatLngBounds } from './leaflet';
import { MapLayers } from './MapLayers';
import { adoptStyles } from './mapStyles';
import { SettledView } from './SettledView';
import type { Basemap } from './tiles/Basemap';
import type { SliceQueue } from './tiles/SliceQueue';
import { cleanBox, cleanCoordinates, cleanZoom, framingOf } from './viewMath';
import { ZoomingMap } from './ZoomingMap';

/** Resistance to dragging out of the bounds. */
const viscosity = 0.85;
/** Ms after a drag during which a click belongs to that drag. */
const dragClickWindow = 60;

const noPadding: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

interface Fit {
  readonly box: Box;
  readonly options?: { readonly padding?: Padding; readonly maxZoom?: number; readonly animation?: Animation };
}

/** A live Leaflet map. */
export class KeylessMap implements MapHandle {
  readonly #container: HTMLElement;
  readonly #surface: HTMLElement;
  readonly #options: MapOptions;
  readonly #events = new Emitter();
  readonly #map: ZoomingMap;
  readonly #layers: MapLayers;
  readonly #credit: Credit;
  readonly #endGestures: () => void;
  #lastView: SettledView;
  /** Requested while the container had no size. */
  #pendingFit: Fit | null = null;
  #isMoving = false;
  #isDestroyed = false;

  constructor(container: HTMLElement, options: MapOptions, settings: MapSettings, basemap: Basemap, queue: SliceQueue) {
    this.#container = container;
    this.#options = options;
    adoptStyles(container);
    this.#surface = makeSurface(container, options);
    this.#map = makeMap(this.#surface, options);
    this.#lastView = new SettledView(this.#map);
    this.#listen();
    this.#layers = new MapLayers(this.#map, container, settings, basemap, queue, {
      onBusy: (isBusy) => this.#events.raise('busy', isBusy),
      onError: (reason) => this.#events.raise('error', reason instanceof MapError ? reason : new MapError('tiles', reason)),
    });
    this.#credit = addCredit(container, options.attribution);
    this.#endGestures = shareGestures(this.#map, options.gestures, (by) => this.#events.raise('blocked', by));
    listenToKeys(this.#surface, {
      pan: (x, y) => this.panBy(x, y, { duration: 200 }),
      zoom: (step) => this.zoomBy(step, { duration: 400 }),
    });
    queueMicrotask(() => this.#events.raise('settle', this.view()));
  }

  get layers(): readonly MapLayer[] {
    return this.#layers.names;
  }

  view() {
    return this.#lastView.view();
  }

  project(at: Coordinates) {
    return this.#lastView.project(at);
  }

  setView({ center, zoom }: { readonly center: Coordinates; readonly zoom: number }, animation?: Animation): void {
    if (this.#isDestroyed) return;
    const { minZoom, maxZoom } = this.#options;
    const { lat, lng } = this.#map.getCenter();
    const { latitude, longitude } = cleanCoordinates(center) ?? { latitude: lat, longitude: lng };
    this.#pendingFit = null;
    this.#map.glideTo(new LatLng(latitude, longitude), cleanZoom(zoom, minZoom, maxZoom, this.#map.getZoom()), durationOf(animation));
  }

  zoomBy(step: number, animation?: Animation): void {
    if (this.#isDestroyed || !Number.isFinite(Math.round(step)) || Math.round(step) === 0) return;
    const { minZoom, maxZoom } = this.#options;
    const zoom = cleanZoom(this.#map.getZoom() + Math.round(step), minZoom, maxZoom, this.#map.getZoom());
    if (zoom !== this.#map.getZoom()) this.#map.glideTo(this.#map.getCenter(), zoom, durationOf(animation));
  }

  fit(box: Box, options: Fit['options'] = {}): void {
    const clean = cleanBox(box);
    if (this.#isDestroyed || !clean) return;
    const size = this.#map.getSize();
    this.#pendingFit = size.x && size.y ? null : { box: clean, options };
    if (this.#pendingFit) return;
    const { minZoom, maxZoom } = this.#options;
    const closest = cleanZoom(options.maxZoom ?? maxZoom, minZoom, maxZoom, maxZoom);
    const { center, zoom } = framingOf(clean, size, options.padding ?? noPadding, minZoom, closest);
    this.#map.glideTo(new LatLng(center.latitude, center.longitude), zoom, durationOf(options.animation));
  }

  panBy(x: number, y: number, animation?: Animation): void {
    if (this.#isDestroyed || !Number.isFinite(x) || !Number.isFinite(y)) return;
    this.#map.glideBy(x, y, durationOf(animation));
  }

  setLayer(layer: MapLayer): void {
    if (this.#isDestroyed) return;
    this.#layers.choose(layer);
    this.#credit.setExtra(this.#layers.credit);
  }

  restyle(): void {
    if (!this.#isDestroyed) this.#layers.restyle();
  }

  resize(): void {
    if (this.#isDestroyed) return;
    adoptStyles(this.#container);
    this.#map.isReplacingMotion = true;
    this.#map.finish();
    this.#map.invalidateSize({ animate: false, pan: true });
    this.#map.isReplacingMotion = false;
    const { x, y } = this.#map.getSize();
    if (this.#pendingFit && x && y) this.fit(this.#pendingFit.box, { ...this.#pendingFit.options, animation: undefined });
    else this.#settle();
  }

  focus(): void {
    this.#surface.focus({ preventScroll: true });
  }

  on<E extends keyof MapEvents>(event: E, listener: (detail: MapEvents[E]) => void): () => void {
    return this.#events.on(event, listener);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#events.end();
    this.#endGestures();
    this.#layers.end();
    this.#map.end();
    this.#credit.remove();
    this.#surface.remove();
  }

  #settle(): void {
    if (this.#isDestroyed || this.#isMoving || this.#map.isReplacingMotion) return;
    this.#lastView = new SettledView(this.#map);
    this.#layers.settle();
    this.#events.raise('settle', this.view());
  }

  #listen(): void {
    const raiseMotion = (center: LatLng, zoom: number) => this.#events.raise('motion', this.#lastView.motionTo(center, zoom));
    let draggedAt = -Infinity;
    this.#map.on('movestart', () => {
      this.#isMoving = true;
    });
    this.#map.on('moveend', () => {
      this.#isMoving = false;
      if (this.#map.isReplacingMotion || !this.#map.returnIntoBounds()) this.#settle();
    });
    this.#map.on('move', () => {
      if (this.#isMoving && !this.#map.isReplacingMotion && !this.#map._animatingZoom)
        raiseMotion(this.#map.getCenter(), this.#map.getZoom());
    });
    this.#map.on('zoomanim', ({ center, zoom }: ZoomAnimEvent) => raiseMotion(center, zoom));
    this.#map.on('dragend', () => {
      draggedAt = performance.now();
    });
    this.#map.on('click', ({ latlng }: LeafletMouseEvent) => {
      if (performance.now() - draggedAt > dragClickWindow) this.#events.raise('press', { latitude: latlng.lat, longitude: latlng.lng });
    });
  }
}

function makeSurface(container: HTMLElement, { label, gestures }: MapOptions): HTMLElement {
  const surface = container.ownerDocument.createElement('div');
  surface.className = 'kv-map';
  surface.tabIndex = 0;
  surface.dataset['gestures'] = gestures;
  // Anywhere else screen readers intercept the arrow keys.
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  container.append(surface);
  return surface;
}

function makeMap(surface: HTMLElement, { center, zoom, minZoom, maxZoom, bounds }: MapOptions): ZoomingMap {
  const isReduced = prefersReducedMotion();
  const map = new ZoomingMap(surface, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    fadeAnimation: false,
    zoomAnimation: !isReduced,
    inertia: !isReduced,
    trackResize: false,
    minZoom,
    maxZoom,
    maxBoundsViscosity: viscosity,
    wheelDebounceTime: 30,
  });
  // Set after construction: as an option, Leaflet would settle outside the bounds before returning.
  map.options.maxBounds = new LatLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]);
  const { latitude, longitude } = cleanCoordinates(center) ?? {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: (bounds.west + bounds.east) / 2,
  };
  return map.setView([latitude, longitude], cleanZoom(zoom, minZoom, maxZoom, minZoom), { animate: false });
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function durationOf(animation: Animation | undefined): number {
  const duration = animation?.duration ?? 0;
  return Number.isFinite(duration) && duration > 0 && !prefersReducedMotion() ? duration : 0;
}
