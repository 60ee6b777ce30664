interface Journey {
  /** In `test/e2e`. */
  readonly file: string;
  /** Who would notice if it broke. */
  readonly why: string;
}

/** The journeys that `npm test` makes on the built site; `npm run test:all` makes the others as well. */
export const journeys: readonly Journey[] = [
  {
    file: 'siteJourneys.test.ts',
    why: 'A visitor finds a flat from the home page, calls its owner and comes back to where they were; another one registers on a phone.',
  },
  { file: 'serverRendering.test.ts', why: 'A page can be read before any code has come, and what a visitor types meanwhile is kept.' },
  { file: 'listing/contact.test.ts', why: 'A phone number is for those who have signed in, and is stored nowhere.' },
  { file: 'publish/publish.test.ts', why: 'A new owner registers and publishes a flat, and a form with changes asks before it is left.' },
  {
    file: 'publish/ownersJourney.test.ts',
    why: 'An owner publishes while the network is lost, is rejected, corrects the listing, is found in the search and on the map, and edits it.',
  },
  { file: 'publish/moderation.test.ts', why: 'A moderator approves and rejects, and nobody else can.' },
  { file: 'chat/chatPanel.test.ts', why: 'A visitor writes to an owner from the search, signs in on the way and loses nothing.' },
  { file: 'profile.test.ts', why: 'A person changes name, picture and password, and deletes the account.' },
  {
    file: 'partner/partner.test.ts',
    why: 'The script tag finds flats on the page of a partner, on a desktop and on a phone, and survives faults.',
  },
  { file: 'partner/mapPartner.test.ts', why: 'The map follows its form on the page of a partner under a strict policy, also by touch.' },
];
