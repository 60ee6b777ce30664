import type { Accounts } from './accounts';

const unavailable = () => Promise.reject(new Error('There are no accounts'));

/** The accounts of a server without a database, for the OpenAPI document and tests of headers. Nobody is signed in. */
export const noAccounts: Accounts = {
  userOf: async () => null,
  requireUser: unavailable,
  tokenOf: () => null,
  refuse: () => {
    throw new Error('There are no accounts');
  },
  limiter: () => ({ consume: unavailable, forgive: unavailable, reset: unavailable }),
  identity: {
    forgotPassword: unavailable,
    addressOfReset: unavailable,
    resetPassword: unavailable,
    changePassword: unavailable,
    secondFactor: unavailable,
    beginSecondFactor: unavailable,
    confirmSecondFactor: unavailable,
    endSecondFactor: unavailable,
    email: unavailable,
    changeEmail: unavailable,
    keepEmail: unavailable,
    sendConfirmation: unavailable,
    confirmEmail: unavailable,
    sessions: unavailable,
    endSession: unavailable,
    endOtherSessions: unavailable,
    close: unavailable,
  },
  profiles: {
    change: unavailable,
    lettersOf: unavailable,
    setLetters: unavailable,
    ownData: unavailable,
    stops: { urlOf: unavailable, read: unavailable },
  },
  phone: { state: unavailable, sendCode: unavailable, confirm: unavailable },
  signIn: unavailable,
  signOut: unavailable,
  register: unavailable,
  profile: unavailable,
  removeExpired: unavailable,
};
