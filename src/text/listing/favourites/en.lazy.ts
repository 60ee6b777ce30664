import { floorEn } from '../../format/floorWords';
import { NBSP } from '../../format/format';
import type { FavouritesMessages } from './ru';

export const en: FavouritesMessages = {
  heading: 'Favourites',
  loading: 'Loading favourites',
  onDevice: 'The list is kept on this device.',
  forSession: 'The browser does not let the list be kept on this device. It ends when you close the page.',
  empty: 'No favourites yet',
  emptyText: 'Press the heart of a listing, and the flat appears here.',
  search: 'See flats',
  floor: floorEn,
  remove: (title) => `Remove from favourites: ${title}`,
  removed: 'Removed from favourites',
  undo: 'Undo',
  close: 'Close',
  cheaper: (amount, day) => `${amount} cheaper since ${day}`,
  dearer: (amount, day) => `${amount} dearer since ${day}`,
  archived: 'No longer published',
  similar: 'Similar listings',
  similarTo: (title) => `Similar listings: ${title}`,
  gone: 'The listing is not available',
  removeGone: (id) => `Remove from favourites: listing No.${NBSP}${id}`,
  more: (count) => `Show ${count} more`,
};
