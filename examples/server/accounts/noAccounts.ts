import type { Accounts } from './accounts';

const nothing = () => Promise.reject(new Error('There are no accounts'));

/** For a server without a database: the document, and tests of what goes around answers. Nobody is signed in. */
export const noAccounts: Accounts = {
  userOf: async () => null,
  requireUser: nothing,
  tokenOf: () => null,
  refuse: () => {
    throw new Error('There are no accounts');
  },
  limiter: () => ({ consume: nothing, forgive: nothing, reset: nothing }),
  signIn: nothing,
  signOut: nothing,
  register: nothing,
  profile: nothing,
  removeExpired: nothing,
};
