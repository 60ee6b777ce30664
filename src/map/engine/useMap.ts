import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../base/hooks/useLatest';
import { useHost } from '../../state/runtime/runtimeContext';
import { loadEngine } from './engines';
import { type MapEngine, MapError, type MapHandle, type MapOptions, type MapProvider, type MapSettings, type MapView } from './MapEngine';
import { type MapPlace, placeMap } from './placeMap';

/** How a map stands. */
export type MapState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly handle: MapHandle; readonly provider: MapProvider }
  | { readonly status: 'failed'; readonly error: MapError; retry(): void };

/** What a map is made of. A change of the settings, of words or of gestures makes it anew at the same place; its first view is read once. */
export interface MapInit {
  readonly provider: MapProvider;
  readonly settings: MapSettings;
  readonly options: MapOptions;
  /** The vendor's map does not work here; ours is on its way. */
  onFallback?(reason: MapError): void;
}

interface LastView {
  readonly given: MapOptions;
  readonly view: MapView;
}

const loading: MapState = { status: 'loading' };

/** One live map in `stage`, which is positioned and has a size. The code of its engine comes when it is asked for. */
export function useMap(stage: RefObject<HTMLElement | null>, init: MapInit): MapState {
  const host = useHost();
  const latest = useLatest(init);
  const [state, setState] = useState<MapState>(loading);
  const [attempt, setAttempt] = useState(0);
  const last = useRef<LastView | null>(null);
  const { settings, options, provider } = init;
  const { basemapUrl, satelliteUrl, satelliteAttribution, key } = settings;
  const made = JSON.stringify([
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
    const asked = new AbortController();
    const { signal } = asked;
    let live: { readonly place: MapPlace; readonly given: MapOptions } | null = null;
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
      const place = placeMap(engine, element, host, { ...options, ...viewToKeep(last.current, options) }, settings, fail);
      live = { place, given: options };
      place.handle.on('error', (error) => {
        // A vendor refuses a key, or makes no map, only after it has seen the page.
        if (engine.id === 'yandex' && error.code !== 'tiles') fallBack(error);
      });
      setState({ status: 'ready', handle: place.handle, provider: engine.id });
    };

    const start = async (id: MapProvider) => {
      // Like any other refusal a moment later: what StrictMode begins twice has been given up once by then.
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
      asked.abort();
      end();
    };
  }, [made, attempt, host, stage, latest]);
  return state;
}

/** A map that is made anew stays where the visitor has brought it, unless the page has meanwhile named another place. */
function viewToKeep(last: LastView | null, { center, zoom }: MapOptions): Partial<MapOptions> {
  if (!last) return {};
  const { given, view } = last;
  const isSame = given.center.latitude === center.latitude && given.center.longitude === center.longitude && given.zoom === zoom;
  return isSame ? { center: view.center, zoom: view.zoom } : {};
}

/** Code that does not come is a script that does not come. */
function asMapError(thrown: unknown): MapError {
  return thrown instanceof MapError ? thrown : new MapError('script', thrown);
}
