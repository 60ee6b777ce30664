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
import { Settled } from './RestingView';
import type { Basemap } from './tiles/Basemap';
import type { SliceQueue } from './tiles/SliceQueue';
import { cleanBox, cleanPlace, cleanZoom, framingOf } from './viewMath';
import { ZoomingMap } from './ZoomingMap';

/** How hard it is to drag the map out of its bounds; it comes back. */
const viscosity = 0.85;
/** Ms after a drag in which a click is its end and no press. */
const afterDrag = 60;

const nothing: Padding = { top: 0, right: 0, bottom: 0, left: 0 };

interface Fit {
  readonly box: Box;
  readonly options?: { readonly padding?: Padding; readonly maxZoom?: number; readonly animation?: Animation };
}

/** One live map of Leaflet. */
export class KeylessMap implements MapHandle {
  readonly #container: HTMLElement;
  readonly #surface: HTMLElement;
  readonly #options: MapOptions;
  readonly #events = new Emitter();
  readonly #map: ZoomingMap;
  readonly #layers: MapLayers;
  readonly #credit: Credit;
  readonly #endGestures: () => void;
  #settled: Settled;
  /** Asked for while the container had no size. */
  #fitLater: Fit | null = null;
  #isMoving = false;
  #isOver = false;

  constructor(container: HTMLElement, options: MapOptions, settings: MapSettings, basemap: Basemap, queue: SliceQueue) {
    this.#container = container;
    this.#options = options;
    adoptStyles(container);
    this.#surface = makeSurface(container, options);
    this.#map = makeMap(this.#surface, options);
    this.#settled = new Settled(this.#map);
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
    return this.#settled.view();
  }

  project(at: Coordinates) {
    return this.#settled.project(at);
  }

  setView({ center, zoom }: { readonly center: Coordinates; readonly zoom: number }, animation?: Animation): void {
    if (this.#isOver) return;
    const { minZoom, maxZoom } = this.#options;
    const { lat, lng } = this.#map.getCenter();
    const { latitude, longitude } = cleanPlace(center) ?? { latitude: lat, longitude: lng };
    this.#fitLater = null;
    this.#map.glideTo(new LatLng(latitude, longitude), cleanZoom(zoom, minZoom, maxZoom, this.#map.getZoom()), durationOf(animation));
  }

  zoomBy(step: number, animation?: Animation): void {
    if (this.#isOver || !Number.isFinite(Math.round(step)) || Math.round(step) === 0) return;
    const { minZoom, maxZoom } = this.#options;
    const zoom = cleanZoom(this.#map.getZoom() + Math.round(step), minZoom, maxZoom, this.#map.getZoom());
    if (zoom !== this.#map.getZoom()) this.#map.glideTo(this.#map.getCenter(), zoom, durationOf(animation));
  }

  fit(box: Box, options: Fit['options'] = {}): void {
    const clean = cleanBox(box);
    if (this.#isOver || !clean) return;
    const size = this.#map.getSize();
    this.#fitLater = size.x > 0 && size.y > 0 ? null : { box: clean, options };
    if (this.#fitLater) return;
    const { minZoom, maxZoom } = this.#options;
    const closest = cleanZoom(options.maxZoom ?? maxZoom, minZoom, maxZoom, maxZoom);
    const { center, zoom } = framingOf(clean, size, options.padding ?? nothing, minZoom, closest);
    this.#map.glideTo(new LatLng(center.latitude, center.longitude), zoom, durationOf(options.animation));
  }

  panBy(x: number, y: number, animation?: Animation): void {
    if (this.#isOver || !Number.isFinite(x) || !Number.isFinite(y)) return;
    this.#map.glideBy(x, y, durationOf(animation));
  }

  setLayer(layer: MapLayer): void {
    if (this.#isOver) return;
    this.#layers.choose(layer);
    this.#credit.setMore(this.#layers.credit);
  }

  restyle(): void {
    if (!this.#isOver) this.#layers.restyle();
  }

  resize(): void {
    if (this.#isOver) return;
    adoptStyles(this.#container);
    this.#map.isPassing = true;
    this.#map.finish();
    this.#map.invalidateSize({ animate: false, pan: true });
    this.#map.isPassing = false;
    const { x, y } = this.#map.getSize();
    if (this.#fitLater && x > 0 && y > 0) this.fit(this.#fitLater.box, { ...this.#fitLater.options, animation: undefined });
    else this.#settle();
  }

  focus(): void {
    this.#surface.focus({ preventScroll: true });
  }

  on<E extends keyof MapEvents>(event: E, listener: (detail: MapEvents[E]) => void): () => void {
    return this.#events.on(event, listener);
  }

  destroy(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#events.end();
    this.#endGestures();
    this.#layers.end();
    this.#map.end();
    this.#credit.remove();
    this.#surface.remove();
  }

  #settle(): void {
    if (this.#isOver || this.#isMoving || this.#map.isPassing) return;
    this.#settled = new Settled(this.#map);
    this.#layers.settle();
    this.#events.raise('settle', this.view());
  }

  #listen(): void {
    const tell = (center: LatLng, zoom: number) => this.#events.raise('motion', this.#settled.motionTo(center, zoom));
    let draggedAt = -Infinity;
    this.#map.on('movestart', () => {
      this.#isMoving = true;
    });
    this.#map.on('moveend', () => {
      this.#isMoving = false;
      if (this.#map.isPassing || !this.#map.returnIntoBounds()) this.#settle();
    });
    this.#map.on('move', () => {
      if (this.#isMoving && !this.#map.isPassing && !this.#map._animatingZoom) tell(this.#map.getCenter(), this.#map.getZoom());
    });
    this.#map.on('zoomanim', ({ center, zoom }: ZoomAnimEvent) => tell(center, zoom));
    this.#map.on('dragend', () => {
      draggedAt = performance.now();
    });
    this.#map.on('click', ({ latlng }: LeafletMouseEvent) => {
      if (performance.now() - draggedAt > afterDrag) this.#events.raise('press', { latitude: latlng.lat, longitude: latlng.lng });
    });
  }
}

function makeSurface(container: HTMLElement, { label, gestures }: MapOptions): HTMLElement {
  const surface = container.ownerDocument.createElement('div');
  surface.className = 'kv-map';
  surface.tabIndex = 0;
  surface.dataset['gestures'] = gestures;
  // A screen reader keeps the arrows for itself anywhere else.
  surface.setAttribute('role', 'application');
  surface.setAttribute('aria-label', label);
  container.append(surface);
  return surface;
}

function makeMap(surface: HTMLElement, { center, zoom, minZoom, maxZoom, bounds }: MapOptions): ZoomingMap {
  const isCalm = wantsCalm();
  const map = new ZoomingMap(surface, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    fadeAnimation: false,
    zoomAnimation: !isCalm,
    inertia: !isCalm,
    trackResize: false,
    minZoom,
    maxZoom,
    maxBoundsViscosity: viscosity,
    wheelDebounceTime: 30,
  });
  // As an option it would be listened to, and the map come to rest outside before it comes back.
  map.options.maxBounds = new LatLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east]);
  const { latitude, longitude } = cleanPlace(center) ?? {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: (bounds.west + bounds.east) / 2,
  };
  return map.setView([latitude, longitude], cleanZoom(zoom, minZoom, maxZoom, minZoom), { animate: false });
}

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function durationOf(animation: Animation | undefined): number {
  const duration = animation?.duration ?? 0;
  return Number.isFinite(duration) && duration > 0 && !wantsCalm() ? duration : 0;
}
