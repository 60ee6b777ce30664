/*! NOTICE: react-yandex-maps, which is built in, is under the MIT License, Copyright (c) 2016-present Sergey Petushkov, https://github.com/gribnoysup/react-yandex-maps. */
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Map, YMaps } from 'react-yandex-maps';
import type { MapOptions } from '../engine/MapEngine';
import type { YandexMap, YandexProjection } from './api';
import type { Place } from './geometry';
import { namespace } from './loadScript';

/** Behaviours of the vendor for either kind of gestures; the rest of the second kind is the kit's. */
export const behaviors: Readonly<Record<MapOptions['gestures'], string[]>> = {
  free: ['drag', 'scrollZoom', 'dblClickZoom', 'multiTouch'],
  cooperative: ['drag', 'dblClickZoom', 'multiTouch'],
};

interface GuardProps {
  readonly children: ReactNode;
  onError(reason: unknown): void;
}

/** What the vendor throws must not end the page's own root. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(reason: unknown) {
    this.props.onError(reason);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface Mount {
  readonly start: Place;
  readonly options: MapOptions;
  readonly projection: YandexProjection;
  /** The map as soon as it stands, null when it has gone. */
  onMap(map: YandexMap | null): void;
  onError(reason: unknown): void;
}

/** Makes the vendor's map in an element, a moment later. @returns takes it away. */
export function mountMap(room: HTMLElement, { start, options, projection, onMap, onError }: Mount): () => void {
  const root = createRoot(room, { onCaughtError: () => {} });
  const { latitude, longitude } = start.center;
  root.render(
    <Guard onError={onError}>
      <YMaps query={{ ns: namespace }}>
        <Map
          width="100%"
          height="100%"
          defaultState={{ center: [latitude, longitude], zoom: start.zoom, behaviors: behaviors[options.gestures], controls: [] }}
          defaultOptions={{
            projection,
            minZoom: options.minZoom,
            maxZoom: options.maxZoom,
            // Their cards would open under our pins.
            yandexMapDisablePoiInteractivity: true,
          }}
          instanceRef={(map: unknown) => onMap(map as YandexMap | null)}
          onError={onError}
        />
      </YMaps>
    </Guard>,
  );
  return () => {
    // Whoever ends the map may be in the middle of rendering, when another root cannot be ended.
    queueMicrotask(() => root.unmount());
  };
}
