import type { NotificationsMessages } from './ru';

export const en: NotificationsMessages = {
  heading: 'Notifications',
  loading: 'Notifications are loading',
  empty: 'You have no notifications yet',
  signInTitle: 'Sign in to see your notifications',
  signIn: 'Sign in',
  fresh: 'New',
  unread: (count) => `Unread: ${count}`,
  selectAll: 'Select all on this page',
  select: (text) => `Select: ${text}`,
  selected: (count) => `Selected: ${count}`,
  read: 'Mark as read',
  readAll: 'Mark all as read',
  delete: 'Delete',
  deleteOne: (text) => `Delete: ${text}`,
  deleted: (count) => `Deleted: ${count} ${count === 1 ? 'notification' : 'notifications'}`,
  failed: { read: 'Could not mark as read. Try again.', delete: 'Could not delete. Try again.' },
  close: 'Close',
  target: {
    deleted: 'The listing is deleted and not available.',
    archived: 'The listing is in the archive and cannot be viewed.',
    rejected: 'The listing was rejected and is not available.',
    moderation: 'The listing is in moderation and cannot be viewed yet.',
    unknown: 'Unknown status of the listing.',
  },
  offer: { edit: 'Edit', publish: 'Publish' },
};
