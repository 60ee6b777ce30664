import type { LegalMessages } from './ru';

export const en: LegalMessages = {
  agreement: {
    title: 'User agreement',
    points: [
      [
        'What it is about',
        'On this site you can look for flats and apartments in Moscow, place listings for sale and rent, and reach their owners.',
      ],
      [
        'Listings',
        'A moderator checks every new listing. It must describe an existing property, with a true price in roubles and real photos; one property, one listing.',
      ],
      ['Public registers', 'The operator may add listings from public registers and mark owners as verified.'],
      ['Calls', 'To protect owners the operator may substitute phone numbers and record calls.'],
      ['Violations', 'The operator may delete a listing or block an account that breaks the rules.'],
    ],
  },
  privacy: {
    title: 'Privacy policy',
    points: [
      ['Which data', 'First and last name, phone, e-mail, a photo if you add one, your listings and your messages on the site.'],
      ['What for', 'To keep your account, place listings, bring you together with other users and tell you the results of moderation.'],
      [
        'Who sees them',
        'Visitors of your listings see your name. Signed-in users see your phone if you allow calls. Others are given data where the law demands it.',
      ],
      ['Protection', 'The connection is encrypted, a password is stored so that it cannot be read, and access to data is restricted.'],
      ['Your rights', 'You can learn which data are stored about you, correct them and delete the account.'],
      [
        'Storage',
        'As long as the account exists; after its deletion up to 5 years if the law demands it, and until duties under the law are met.',
      ],
    ],
  },
};
