import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { basemapBox } from '../../domain/map/cityMapBoxes';
import { fillingZoom } from '../../domain/map/geo';
import { useHost } from '../../state/runtime/runtimeContext';
import { loadEngine } from './engines';
import { type MapEngine, MapError, type MapHandle, type MapOptions, type MapProvider, type MapSettings, type MapView } from './MapEngine';
import { type PlacedMap, placeMap } from './placeMap';

/** State of a map. */
export type MapState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly handle: MapHandle; readonly provider: MapProvider }
  | { readonly status: 'failed'; readonly error: MapError; retry(): void };

/** Changing the settings, the texts or the gestures recreates the map with the same view; the initial view is read once. */
export interface MapInit {
  readonly provider: MapProvider;
  readonly settings: MapSettings;
  readonly options: MapOptions;
  /** The vendor's map failed; the keyless one is loading. */
  onFallback?(reason: MapError): void;
}

interface LastView {
  readonly given: MapOptions;
  readonly view: MapView;
}

const loading: MapState = { status: 'loading' };

/** Keeps one live map in `stage`, which must be positioned and have a size. The engine's code is lazy-loaded. */
export function useMap(stage: RefObject<HTMLElement | null>, init: MapInit): MapState {
  const host = useHost();
  const latest = useLatest(init);
  const [state, setState] = useState<MapState>(loading);
  const [attempt, setAttempt] = useState(0);
  const last = useRef<LastView | null>(null);
  const { settings, options, provider } = init;
  const { basemapUrl, satelliteUrl, satelliteAttribution, key } = settings;
  const identity = JSON.stringify([
    provider,
    basemapUrl,
    satelliteUrl,
    satelliteAttribution,
    key,
    options.label,
    options.lang,
    options.gestures,
  ]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let live: { readonly place: PlacedMap; readonly given: MapOptions } | null = null;
    const end = () => {
      if (!live) return;
      const { place, given } = live;
      live = null;
      last.current = { given, view: place.handle.view() };
      place.end();
    };
    const fail = (thrown: unknown) => {
      if (signal.aborted) return;
      end();
      setState({ status: 'failed', error: asMapError(thrown), retry: () => setAttempt((count) => count + 1) });
    };

    const show = (engine: MapEngine) => {
      const { current: element } = stage;
      if (!element || signal.aborted) return;
      const { options, settings } = latest.current;
      const first = { ...options, ...(viewToKeep(last.current, options) ?? firstView(engine, element, options)) };
      const place = placeMap(engine, element, host, first, settings, fail);
      live = { place, given: options };
      place.handle.on('error', (error) => {
        // A vendor may reject the key, or fail, only after it has seen the page.
        if (engine.id === 'yandex' && error.code !== 'tiles') fallBack(error);
      });
      setState({ status: 'ready', handle: place.handle, provider: engine.id });
    };

    const start = async (id: MapProvider) => {
      // Asynchronous like any other failure, so that StrictMode's first effect is already aborted.
      if (id === 'yandex' && !latest.current.settings.key) throw new MapError('key');
      const engine = await loadEngine(id);
      await engine.load(latest.current.settings, signal);
      show(engine);
    };

    const fallBack = (thrown: unknown) => {
      if (signal.aborted) return;
      end();
      setState(loading);
      latest.current.onFallback?.(asMapError(thrown));
      start('keyless').catch(fail);
    };

    setState(loading);
    const { provider } = latest.current;
    start(provider).catch(provider === 'keyless' ? fail : fallBack);
    return () => {
      controller.abort();
      end();
    };
  }, [identity, attempt, host, stage, latest]);
  return state;
}

/** A recreated map keeps the visitor's view, unless the page has set another one since. */
function viewToKeep(last: LastView | null, { center, zoom }: MapOptions): Pick<MapOptions, 'center' | 'zoom'> | null {
  if (!last) return null;
  const { given, view } = last;
  const isSame = given.center.latitude === center.latitude && given.center.longitude === center.longitude && given.zoom === zoom;
  return isSame ? { center: view.center, zoom: view.zoom } : null;
}

/** Our own basemap ends: a wide map starts closer, or half of it would be empty. */
function firstView({ id }: MapEngine, { clientWidth }: Element, { zoom, maxZoom }: MapOptions): Pick<MapOptions, 'zoom'> {
  return { zoom: id === 'keyless' ? fillingZoom(basemapBox, clientWidth, zoom, maxZoom) : zoom };
}

/** A failed chunk load counts as a `script` failure. */
function asMapError(thrown: unknown): MapError {
  return thrown instanceof MapError ? thrown : new MapError('script', thrown);
}
