import { requestBox } from '../city/moscowPlace';
import type { Box } from './coordinates';

/** As far as the map of a pin goes: the area of the points (§9), and New Moscow as a whole. It loads with that map. */
export const pinMapBox: Box = { ...requestBox, south: 55.14, west: 36.8 };
