import type { City } from '../../../src/domain/city/city';

const mapBox = { south: 54, west: 36.3, north: 54.2, east: 36.7 };
const box = { south: 54.02, west: 36.4, north: 54.1, east: 36.6 };

/** A made-up small city: nothing of the product knows it but by these data. */
export const zarechensk: City = {
  id: 2,
  path: '/zarechensk',
  names: { name: 'Зареченск', of: 'Зареченска', in: 'Зареченске', en: 'Zarechensk' },
  box,
  wholeBox: box,
  requestBox: mapBox,
  mapBox,
  listingMapBox: box,
  area: [box],
  center: { latitude: 54.05, longitude: 36.5 },
  zoom: 12,
};
