import { requestBox } from '../city/moscowPlace';
import type { Box } from './coordinates';

// They load with maps only.

/** The smallest box around all parts of Moscow (`cityBounds`): maps show no points outside it. */
export const wholeCityBox: Box = { south: 55.14, west: 36.8, north: 56.03, east: 37.97 };

/** As far as the basemap is drawn (§9). */
export const basemapBox = requestBox;

/** As far as the maps of the city go, and the area for which points are requested: the request box (§9), and the whole city. */
export const mapBox: Box = { south: 55.14, west: 36.8, north: 56.161, east: 38.178 };
