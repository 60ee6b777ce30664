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
};
