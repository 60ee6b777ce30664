/** What is used of Leaflet. Its own entry would bring everything else and announce itself as `window.L`; these files do neither. */
export { off } from 'leaflet/src/dom/DomEvent.js';
export { LatLng } from 'leaflet/src/geo/LatLng.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
