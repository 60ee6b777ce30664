import type { HeartMessages } from './ru';

export const en: HeartMessages = {
  name: (flat) => `Favourite: ${flat}`,
  refused: 'The browser keeps no data of this site. Favourites will be gone when you close the page.',
  close: 'Close',
  viewed: 'Seen',
  hide: (flat) => `Hide: ${flat}`,
  hidden: 'Hidden',
  show: 'Show again',
  showAgain: (flat) => `Show again: ${flat}`,
  notHidden: 'The browser keeps no data of this site. Hidden flats will be back when you close the page.',
};
