/**
 * Files of the npm build by name. Every component has its file, so that a page which imports one does not get the others: a bundler
 * drops files, not styled templates.
 */
export const packageEntries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'features/auth': 'src/features/auth/Auth.tsx',
  'features/header': 'src/features/header/Header.tsx',
  'features/catalogue': 'src/features/catalogue/Catalogue.tsx',
  'features/faq': 'src/features/faq/Faq.tsx',
  'features/cookie-banner': 'src/features/cookie-banner/CookieBanner.tsx',
  'features/legal': 'src/features/legal/Legal.tsx',
  'features/auth-gate': 'src/features/auth-gate/AuthGate.tsx',
  'features/listing': 'src/features/listing/Listing.tsx',
  'features/listing-card': 'src/features/listing-card/ListingCard.tsx',
  'features/map': 'src/features/map/LazySearchMap.tsx',
  'features/results': 'src/features/results/Results.tsx',
  'features/search-form': 'src/features/search-form/SearchForm.tsx',
  'features/search': 'src/features/search/Search.tsx',
  'features/publish': 'src/features/publish/Publish.tsx',
  'features/moderation': 'src/features/moderation/Moderation.tsx',
  'features/my-listings': 'src/features/my-listings/MyListings.tsx',
  'features/notifications': 'src/features/notifications/Notifications.tsx',
  'features/profile-settings': 'src/features/profile-settings/ProfileSettings.tsx',
  'features/account': 'src/features/account/Account.tsx',
  'features/chat-panel': 'src/features/chat-panel/ChatPanel.tsx',
  'features/chat': 'src/features/chat/Chat.tsx',
  'shell/KvartalProvider': 'src/shell/KvartalProvider.tsx',
  elements: 'src/elements/index.ts',
  domain: 'src/domain/index.ts',
  // Apart from the domain: it brings yup.
  forms: 'src/domain/forms/index.ts',
  api: 'src/api/index.ts',
  server: 'src/server/index.ts',
  swap: 'src/swap.ts',
  testing: 'src/testing/index.ts',
  'text/en': 'src/text/en.ts',
  theme: 'src/ui/theme/index.ts',
};
