import { pluralEn } from '../format/plural';
import type { MapMessages } from './ru';

const listings = (text: string, count: number): string => `${text} ${pluralEn(count, { one: 'listing', other: 'listings' })}`;

export const en: MapMessages = {
  name: 'Listings on the map',
  map: 'Map of Moscow: arrows move it, plus and minus change the scale',
  heading: (search) => `${search}, on the map`,
  attribution: '© OpenStreetMap contributors',
  loading: 'Loading the map',
  loadingPoints: 'Loading places',
  toList: 'Back to the list',
  points: 'Places on the map',
  point: (text, count, price) => {
    const what = listings(text, count);
    if (price === null) return what;
    return count === 1 ? `${what}, ${price}` : `${what}, from ${price}`;
  },
  from: (price) => `from ${price}`,
  thousands: 'k',
  millions: 'm',
  billions: 'bn',
  shown: (text, count) => `${listings(text, count)} on the map`,
  outside: (text, count) => `${listings(text, count)} beyond the map`,
  nothing: 'No listings match these filters',
  nothingHere: 'No listings here',
  wholeCity: 'Show the whole city',
  pointsFailed: 'The places on the map could not be loaded',
  refresh: 'Try again',
  failed: 'The map could not be loaded',
  failedText: 'Try again: the listings can be seen as a list too.',
  fallback: 'Yandex Maps are not available, another map is shown',
  tilesFailed: 'A part of the map could not be loaded',
  controls: 'Map controls',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'My location',
  you: 'You are here',
  notLocated: {
    denied: 'Access to your location is denied',
    timeout: 'Your location could not be found in time',
    unavailable: 'Your location could not be found',
    outside: 'You are outside of Moscow',
  },
  layers: 'Map layers',
  layerOption: { scheme: 'Scheme', satellite: 'Satellite' },
  close: 'Close',
  here: (text, count) => (count === 1 ? listings(text, count) : `${listings(text, count)} in one building`),
  loadingListings: 'Loading listings',
  listingsFailed: 'The listings could not be loaded',
  listingsGone: 'These listings are gone',
  more: (text) => `Show ${text} more`,
  placeMap: (address) => `Map, ${address}: arrows move it, plus and minus change the scale`,
  placeMarkers: 'The building on the map',
  placeMarker: (address) => `${address}: bring the map back to the building`,
  placeUnknown: 'The place on the map is not known',
  moveByTwoFingers: 'Move the map with two fingers',
  zoomByWheel: (key) => `Scroll with ${key} to come nearer`,
  floor: (floor, floors) => `floor ${floor}${floors === null ? '' : `/${floors}`}`,
};
