import type { ContactMessages } from './ru';

export const en: ContactMessages = {
  call: 'Call',
  write: 'Write',
  signInTo: { call: 'Please sign in to call', write: 'Please sign in to write' },
  ownListing: { call: 'You cannot call this user.', write: 'You cannot write to this user.' },
  chatFailed: 'The chat could not be loaded',
  close: 'Close',
};
