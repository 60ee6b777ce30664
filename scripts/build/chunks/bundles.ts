import { definitions } from '../../../src/elements/definitions';

/** Tags that come in one file. */
const joined: Readonly<Record<string, readonly string[]>> = {
  search: ['kvartal-search', 'kvartal-search-form', 'kvartal-results', 'kvartal-map'],
  auth: ['kvartal-auth', 'kvartal-auth-gate'],
  own: ['kvartal-my-listings', 'kvartal-notifications'],
};

const alone = definitions.map(({ tag }) => tag).filter((tag) => !Object.values(joined).flat().includes(tag));

/**
 * Bundles of the script-tag build: those above, and one for every other tag. Every bundle is one file plus shared ones, see `chunkNames`; so a page
 * makes two to four requests for its first bundle, and one or two for each further one.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  ...joined,
  ...Object.fromEntries(alone.map((tag) => [tag.slice('kvartal-'.length), [tag]])),
};

/** The most common first bundle of a page: its first load is two files besides the loader and `kit`. */
export const mainBundle = 'search';

/** The only bundle on many pages: what it does not need stays out of `kit`. */
export const smallestBundle = 'listing-card';

/** Has pages to itself: what only the site needs stays out of its first load. */
export const largestBundle = 'listing';

/** Have pages to themselves, whose code is lazy. */
export const pageBundles: readonly string[] = ['publish', 'own'];

/** What only the pages of visitors share, such as a map, is in other files than what it needs. */
export const accountBundle = 'own';

/** Few pages have them: the files of the other bundles are cut as if these did not exist. */
export const rareBundles: readonly string[] = [
  'moderation',
  'account',
  'profile-settings',
  'chat',
  'chat-panel',
  'favourites',
  'new-listings',
];

/** A page that always follows a bundle, and the file for all that no other file has: the loader asks for it and all it imports at once, or it would come in three more rounds. */
export const pageOf: Readonly<Record<string, { readonly path: string; readonly file: string }>> = {
  chat: { path: 'src/features/chat/ChatPage.tsx', file: 'chats' },
};

/** Small modules that lazy code of several pages shares, by the file that joins them: each alone would be one more request. */
export const joinedFiles: Readonly<Record<string, readonly string[]>> = {
  // Every map has this file anyway.
  buttons: ['src/ui/overlay/lockScroll.ts', 'src/ui/dom/countSheet.ts', 'src/ui/dom/deepShadow.ts', 'src/base/hooks/useDebouncedValue.ts'],
  // What keeps drafts has dialogs; the account's lists have neither.
  dialog: [
    'src/ui/overlay/Dialog.tsx',
    'src/ui/overlay/Dialog.styles.ts',
    'src/ui/overlay/drawerMedia.ts',
    'src/ui/overlay/useModal.ts',
    'src/state/chat/outbox/chatStorage.ts',
    'src/ui/hooks/useMedia.ts',
    'src/ui/dom/scrollByKeys.ts',
    'node_modules/idb-keyval/dist/index.js',
  ],
  // Every element loads it; so what hearts need of other tabs, and to tell the page, is no request more.
  guards: [
    'src/elements/guard.ts',
    'src/ui/dom/isField.ts',
    'src/state/events/crossTab.ts',
    'src/state/favourites/useTellFavourite.ts',
    'src/state/favourites/favouriteListener.ts',
  ],
  fields: ['src/ui/fields/TextField.tsx', 'src/ui/fields/Checkbox.tsx', 'src/ui/fields/SelectAll.tsx'],
  // Forms have both.
  problems: ['src/ui/forms/shownError.ts', 'src/text/format/messageText.ts'],
  // What people say of themselves has both.
  values: ['src/domain/forms/phoneNumber.ts', 'src/api/wire/isoTime.ts'],
  send: [
    'src/api/client/send.ts',
    'src/api/client/idempotencyKey.ts',
    'src/state/data/isSameAction.ts',
    'src/state/data/mutation.ts',
    'src/state/data/useMutation.ts',
    'src/domain/forms/plainText.ts',
  ],
  live: [
    'src/state/events/useEvents.ts',
    'src/state/events/useLiveTotals.ts',
    'src/state/events/useReloadOn.ts',
    'src/state/data/accountKeys.ts',
    'src/domain/account/accountTab.ts',
    'src/parts/account/SignInPrompt.tsx',
    'src/parts/photo/Thumbnail.tsx',
    'src/parts/facts/kindAndArea.ts',
    'src/state/account/useUserId.ts',
    'src/api/personalAccount.ts',
    'src/api/wire/account/accountSummary.ts',
  ],
  // Any page loads it while a message waits on this device, and none of the rest of the messages.
  outbox: [
    'src/state/chat/outbox/personOutbox.ts',
    'src/state/chat/outbox/outbox.ts',
    'src/state/chat/outbox/announcedStorage.ts',
    'src/state/chat/outbox/keptMessages.ts',
    'src/state/chat/chatsKey.ts',
    'src/state/data/reloadSoon.ts',
    'src/api/chats.ts',
    'src/api/wire/chat/chat.ts',
    'src/api/wire/chat/chatListing.ts',
    'src/domain/chat/whyCannotWrite.ts',
    'src/domain/chat/inOrder.ts',
    'src/domain/chat/chatLimits.ts',
  ],
  // A page with a panel of chats has them as soon as somebody is signed in.
  alerts: ['src/features/chat/alerts/Alerts.tsx', 'src/state/chat/chatAlerts.ts'],
};
