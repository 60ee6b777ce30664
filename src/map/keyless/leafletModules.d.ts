/** Leaflet's source files, so that only what is imported ships; includes the private members `ZoomingMap` uses (version pinned). */
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { LatLng } from 'leaflet';
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/dom/DomEvent.js' {
  export function off(target: EventTarget, types: string, listener: (event: Event) => void, context: object): void;
}
declare module 'leaflet/src/map/handler/*';
