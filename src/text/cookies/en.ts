import type { CookiesMessages } from './ru';

export const en: CookiesMessages = {
  name: 'Cookies',
  accept: 'OK',
};
