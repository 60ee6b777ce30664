/*! NOTICE: Leaflet, which is built in, is under the BSD 2-Clause License, Copyright (c) 2010-2023 Volodymyr Agafonkin, (c) 2010-2011 CloudMade, https://github.com/Leaflet/Leaflet. */
/** The parts of Leaflet in use. Its entry point would bring everything else and set `window.L`. */
export { off } from 'leaflet/src/dom/DomEvent.js';
export { LatLng } from 'leaflet/src/geo/LatLng.js';
export { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { Point } from 'leaflet/src/geometry/Point.js';
export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { Map as LeafletMap } from 'leaflet/src/map/Map.js';
