import type { Box, Coordinates } from '../map/coordinates';

// Apart from each other, so that a page loads those that it needs: the fields of `CityPlace`.

export const moscowBox: Box = { south: 55.561, west: 37.357, north: 55.916, east: 37.917 };

export const requestBox: Box = { south: 55.341, west: 37.058, north: 56.161, east: 38.178 };

export const listingMapBox: Box = { south: 55.56, west: 37.35, north: 55.92, east: 37.92 };

export const moscowCenter: Coordinates = { latitude: 55.7558, longitude: 37.6176 };
