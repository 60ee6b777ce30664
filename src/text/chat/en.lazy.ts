import { floorEn } from '../format/floorWords';
import type { ChatMessages } from './ru';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

export const en: ChatMessages = {
  heading: 'Messages',
  loading: 'Messages are loading...',
  signInTitle: 'Sign in to see your messages',
  signIn: 'Sign in',
  close: 'Close',
  back: 'Back to chats',

  list: 'Chats',
  noChats: 'There are no messages yet',
  search: 'Name, listing, message',
  clearSearch: 'Clear search',
  found: (count) => `${counted(count, 'chat')} found`,
  nothingFound: 'Nothing found',
  searchHint: 'The search looks at names, listings and beginnings of words in messages.',
  mark: { archived: 'Archived', moderation: 'In moderation', rejected: 'Rejected', deleted: 'Deleted' },
  you: (text) => `You: ${text}`,
  unread: (count) => counted(count, 'unread message'),
  unknown: { listing: 'No data about the listing', price: 'No price given', user: 'Unknown user', date: 'Unknown date' },
  selection: {
    choose: 'Select chats',
    one: (name) => `Select: ${name}`,
    all: 'Select all',
    count: (count) => `Selected: ${count}`,
    cancel: 'Cancel',
    delete: 'Delete',
  },

  blacklist: {
    heading: 'Blocked people',
    back: 'Back to messages',
    text: 'These people cannot write to you or call you. They are told that a message cannot be sent.',
    empty: 'You have not blocked anyone',
    unblock: 'Unblock',
    unblockOne: (name) => `Unblock: ${name}`,
  },

  floor: floorEn,
  thread: 'Conversation',
  choose: 'Select a chat to see the conversation',
  presence: { online: 'Online', offline: 'Offline', waiting: 'Waiting for a connection…' },
  noNetwork: 'No connection. Messages will be sent when it is back.',
  listing: 'Open the listing',
  actions: 'Chat actions',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  block: 'Block',
  deleteChat: 'Delete chat',
  report: 'Report this person',

  empty: 'The chat is empty',
  emptyHint: 'Write the first message.',
  today: 'Today',
  yesterday: 'Yesterday',
  newMessages: 'New messages',
  older: 'Loading earlier messages',
  listingIs: (mark) => `The listing is ${mark.toLowerCase()}`,
  cheaper: (before, now) => `Price reduced: ${before} → ${now}`,
  olderFailed: 'Could not load.',
  toEnd: 'To the latest messages',
  toNew: (count) => `${count} new`,
  author: 'You',
  incoming: (name, text) => `${name}: ${text}`,
  state: { sending: 'Sending', waiting: 'Waiting to be sent', sent: 'Sent', read: 'Read', failed: 'Not sent' },
  retry: 'Retry',
  remove: 'Delete',

  compose: 'Message',
  send: 'Send',
  tooLong: (count) => `Shorten by ${counted(count, 'character')}`,
  length: (count, most) => `${count} / ${most}`,

  dialog: {
    block: {
      title: (count) => (count === 1 ? 'Block this user?' : 'Block these users?'),
      text: (count, name) =>
        count === 1
          ? `${name} will not be able to write to you or call you. The chat moves to Blocked people.`
          : 'They will not be able to write to you or call you. The chats move to Blocked people.',
    },
    blocked: {
      title: (count) => (count === 1 ? 'The user is blocked.' : 'The users are blocked.'),
      text: 'To unblock, go to Blocked people.',
      action: 'Blocked people',
    },
    unblocked: { title: (count) => (count === 1 ? 'The user is unblocked.' : 'The users are unblocked.'), action: 'To messages' },
    delete: {
      title: (count) => (count === 1 ? 'Delete the chat?' : `Delete ${count} chats?`),
      text: (count) =>
        count === 1
          ? 'It disappears only for you. A new message brings it back.'
          : 'They disappear only for you. A new message brings a chat back.',
    },
    failed: 'That did not work. Try again.',
  },
  notices: {
    question: 'Notify you about new messages?',
    text: 'Even when this tab is out of sight.',
    allow: 'Notify me',
    refuse: 'No, thanks',
    on: 'Turn notifications on',
    off: 'Turn notifications off',
  },

  panel: {
    name: 'Chat',
    with: (name) => `Chat: ${name}`,
    all: 'Open all messages',
    collapse: 'Collapse the chat',
    expand: 'Expand the chat',
    close: 'Close the chat',
  },

  loadFailed: 'The chat could not be loaded',
  problems: { message: { required: 'Please enter a message.', length: 'At most {max} characters' } },
  refusals: {
    no_listing: 'Error: the listing was not found.',
    you_blocked: 'You cannot send a message because you have blocked this user. Unblock them to continue the conversation.',
    you_are_blocked: 'You cannot send a message because the user has blocked you.',
    recipient_blocked: 'You cannot send a message. The account of this user is blocked.',
    listing_deleted: 'You cannot send a message. The listing was deleted.',
    listing_rejected: 'You cannot send a message. The listing was rejected by a moderator.',
    listing_in_moderation: 'You cannot send a message about this listing. It is not published at present.',
    listing_archived: 'You cannot send a message. The listing is in the archive.',
    no_recipient: 'Error: the recipient could not be determined.',
    self: 'You cannot send a message to yourself.',
    calls_only: 'Messages are not allowed, only calls.',
  },
  notPublished: 'You cannot send a message. The listing is not published.',
  sendFailed: 'The message could not be sent.',
  whichChat: 'chat_id or realty_id is required',
  oneKind: 'Give only one of chat_ids, user_ids and realty_ids',
};
