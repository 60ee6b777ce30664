import { pluralEn } from '../format/plural';
import type { AccountMessages } from './ru';

export const en: AccountMessages = {
  menu: 'Your account',
  loading: 'Your account is loading',
  signInTitle: 'Sign in to open your account',
  signIn: 'Sign in',
  tab: { ads: 'My listings', messages: 'Messages', notifications: 'Notifications', settings: 'Profile settings' },
  total: {
    ads: (count) => `${count} ${pluralEn(count, { one: 'listing', other: 'listings' })}`,
    messages: (count) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
    notifications: (count) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
  },
  moderation: 'Moderation',
  signOut: {
    item: 'Sign out',
    title: 'Sign out?',
    lost: 'All unsaved changes will be lost.',
    leave: 'Sign out',
    stay: 'Stay',
    close: 'Close',
  },
};
