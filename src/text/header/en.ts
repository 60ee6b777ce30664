import type { HeaderMessages } from './ru';

export const en: HeaderMessages = {
  home: 'Kvartal, home page',
  city: 'Moscow',
  catalogue: 'Catalogue',
  deals: { sale: 'Buy', rent: 'Rent' },
  faq: 'FAQ',
  contacts: 'Contacts',
  signIn: 'Sign in',
  account: 'My account',
  publish: 'Place a listing',
};
