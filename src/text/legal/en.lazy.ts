import type { LegalMessages } from './ru';

export const en: LegalMessages = {
  menu: 'Rules and documents',
  pages: {
    publishing: 'Posting rules',
    moderation: 'Moderation',
    chat: 'Messaging rules',
    owners: 'For owners',
    download: 'Document templates',
    agreement: 'User agreement',
    privacy: 'Privacy policy',
  },
  loading: 'Loading the text…',
  close: 'Close',

  owners: {
    publish: 'Place a listing',
    ownListings: 'My listings',
    signInFirst: 'Please sign in',
    noAccount: 'No account yet?',
    register: 'Register',
  },

  template: {
    name: 'Residential lease agreement',
    about: 'In Russian, with a handover certificate and an inventory',
    download: 'Download',
    size: (type, kilobytes) => `${type}, ${kilobytes}\u00A0KB`,
  },
};
