import type { HeartMessages } from './ru';

export const en: HeartMessages = {
  name: (flat) => `Favourite: ${flat}`,
  refused: 'The browser keeps no data of this site. Favourites will be gone when you close the page.',
  close: 'Close',
};
