import type { CookiesMessages } from './ru';

export const en: CookiesMessages = {
  name: 'Cookies',
  before: 'We use cookies. Read more in the ',
  policy: 'privacy policy',
  after: '.',
  accept: 'OK',
};
