/*! NOTICE: react-yandex-maps, which is built in, is under the MIT License, Copyright (c) 2016-present Sergey Petushkov, https://github.com/gribnoysup/react-yandex-maps. */
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Map, YMaps } from 'react-yandex-maps';
import type { Framing, MapOptions } from '../engine/MapEngine';
import type { YandexMap, YandexProjection } from './api';
import { namespace } from './loadScript';

/** Vendor behaviours per gesture mode; the kit implements the rest of the cooperative mode. */
export const behaviors: Readonly<Record<MapOptions['gestures'], string[]>> = {
  free: ['drag', 'scrollZoom', 'dblClickZoom', 'multiTouch'],
  cooperative: ['drag', 'dblClickZoom', 'multiTouch'],
};

interface ErrorGuardProps {
  readonly children: ReactNode;
  onError(reason: unknown): void;
}

/** Catches vendor errors before they unmount the page's root. */
class ErrorGuard extends Component<ErrorGuardProps, { readonly hasFailed: boolean }> {
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
  readonly start: Framing;
  readonly options: MapOptions;
  readonly projection: YandexProjection;
  /** Called with the map once created, and with null when removed. */
  onMap(map: YandexMap | null): void;
  onError(reason: unknown): void;
}

/** Mounts the vendor's map asynchronously. @returns a function that unmounts it. */
export function mountMap(container: HTMLElement, { start, options, projection, onMap, onError }: Mount): () => void {
  const root = createRoot(container, { onCaughtError: () => {} });
  const { latitude, longitude } = start.center;
  root.render(
    <ErrorGuard onError={onError}>
      <YMaps query={{ ns: namespace }}>
        <Map
          width="100%"
          height="100%"
          defaultState={{ center: [latitude, longitude], zoom: start.zoom, behaviors: behaviors[options.gestures], controls: [] }}
          defaultOptions={{
            projection,
            minZoom: options.minZoom,
            maxZoom: options.maxZoom,
            // Vendor cards would open below our pins.
            yandexMapDisablePoiInteractivity: true,
          }}
          instanceRef={(map: unknown) => onMap(map as YandexMap | null)}
          onError={onError}
        />
      </YMaps>
    </ErrorGuard>,
  );
  return () => {
    // Deferred: unmounting a root during another root's render is not allowed.
    queueMicrotask(() => root.unmount());
  };
}
