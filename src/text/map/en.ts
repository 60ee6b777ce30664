import { pluralEn } from '../plural';
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
  thousands: 'k',
  millions: 'm',
  billions: 'bn',
  shown: (text, count) => `${listings(text, count)} on the map`,
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
  locateDenied: 'Access to your location is denied',
  locateTimeout: 'Your location could not be found in time',
  locateUnavailable: 'Your location could not be found',
  locateOutside: 'You are outside of Moscow',
  layers: 'Map layers',
  layerOption: { scheme: 'Scheme', satellite: 'Satellite' },
  close: 'Close',
  here: (text, count) => (count === 1 ? listings(text, count) : `${listings(text, count)} in one building`),
  loadingListings: 'Loading listings',
  listingsFailed: 'The listings could not be loaded',
  listingsGone: 'These listings are gone',
  more: (text) => `Show ${text} more`,
  call: 'Call',
  write: 'Write',
  signInTo: { call: 'Please sign in to call', write: 'Please sign in to write' },
  ownListing: { call: 'You cannot call this user.', write: 'You cannot write to this user.' },
};
