import { pluralEn } from '../format/plural';
import type { HeaderMessages } from './ru';

export const en: HeaderMessages = {
  home: 'Kvartal, home page',
  navigation: 'Main menu',
  menu: 'Menu',
  city: 'Moscow',
  catalogue: 'Catalogue',
  deals: { sale: 'Buy', rent: 'Rent' },
  faq: 'FAQ',
  contacts: 'Contacts',
  messages: 'Messages',
  unread: (count, shown) => `Messages: ${shown} unread ${pluralEn(count, { one: 'chat', other: 'chats' })}`,
  favourites: 'Favourites',
  signIn: 'Sign in',
  account: 'My account',
  moderation: 'Moderation',
  publish: 'Place a listing',
  signOut: { item: 'Sign out', title: 'Are you sure you want to sign out?', leave: 'Sign out', stay: 'Stay' },
  draft: {
    title: 'Are you sure you want to leave the page and create a new listing?',
    lost: 'All unsaved changes will be lost.',
    leave: 'Create a new one',
    stay: 'Continue editing',
  },
  leave: { title: 'Leave this page?', leave: 'Leave the page' },
  close: 'Close',
  failed: 'Could not load. Check your internet connection.',
  retry: 'Try again',
};
