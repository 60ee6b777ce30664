/** Groups of calls. */
export const tags = {
  Accounts: 'Registration, signing in and out, the user of a token',
  Addresses: 'Suggestions of addresses, and houses around a place',
  Chats: 'Messages of two people about a listing',
  Events: 'Live updates',
  Listings: 'Search, one listing, its owner, complaints',
  Map: 'Points and places of the map',
  Moderation: 'What moderators decide, for them alone',
  Notifications: 'What a user is told',
  Questions: 'Questions and answers',
  Reference: 'Metro stations and enumerations',
} as const;

/** Groups of calls in the document, by the beginning of their paths. */
const tagsByPath = {
  '/api/realty-addresses/metro/': 'Reference',
  '/api/realty-addresses/similar-prices/': 'Listings',
  '/api/realty-addresses/': 'Map',
  '/api/suggestions/': 'Addresses',
  '/api/realty/': 'Listings',
  '/api/chats/': 'Chats',
  '/api/complaints/': 'Listings',
  '/api/moderation/': 'Moderation',
  '/api/notifications/': 'Notifications',
  '/api/events/': 'Events',
  '/api/token-auth/': 'Accounts',
  '/api/users/': 'Accounts',
  '/api/questions/': 'Questions',
} as const satisfies Readonly<Record<string, keyof typeof tags>>;

/** The group of a path. */
export function tagOf(url: string): keyof typeof tags {
  return Object.entries(tagsByPath).find(([path]) => url.startsWith(path))?.[1] ?? 'Reference';
}
