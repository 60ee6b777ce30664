import { fieldNames } from '../listing/fieldNames.en';
import type { ModerationMessages } from './ru';

export const en: ModerationMessages = {
  reasons: {
    wrong_data: 'Wrong facts about the flat',
    wrong_address: 'Wrong address',
    contacts_in_text: 'Contacts in the text',
    bad_photos: 'Bad photos',
    duplicate: 'Copy of another listing',
    not_owner: 'Not placed by the owner',
    price: 'Price',
    forbidden: 'Forbidden by the rules',
    other: 'Something else',
  },
  fields: fieldNames,
  decided: (name) => (name === null ? 'Decided already, automatically.' : `Another moderator has decided already${name && `: ${name}`}.`),
  blocked: 'The account is blocked for breaking the rules. Reason: {reason}',
};
