import type { Listing } from '../../domain/listing/listing';
import type { RejectionReason } from '../../domain/listing/moderation';
import type { NotificationKind, NotificationNews } from '../../domain/notifications/notification';
import type { FakeUser } from '../fakeAccounts';
import { fixedNow } from '../fixtures';
import type { WorldListing } from '../matchesFilters';
import type { World } from '../world';
import { createFakeChatBook, type FakeChat, type FakeChatBook } from './chat/fakeChatBook';
import { createFakeEvents, type FakeEvents } from './fakeEvents';

export interface FakeNotification extends NotificationNews {
  readonly id: number;
  readonly userId: number;
  readonly listingId: number;
  readonly isNew: boolean;
  readonly at: Date;
}

/** The data of one fake server, changed by its calls or by a test. Values are replaced, never mutated: the world it began with stays as it was. */
export interface FakeStore extends World {
  /** Adds a listing of this user, in moderation, under a new id. */
  createListing(owner: Pick<FakeUser, 'id' | 'firstName'>, listing: Omit<Listing, 'id' | 'owner' | 'status' | 'isDeleted'>): Listing;
  /** Replaces the listing of this id, with what only filters and its page see. */
  putListing(item: WorldListing): void;
  /** Changes fields of a listing: its status, its photos, `isDeleted`. Returns null for an unknown id. */
  editListing(id: number, change: Partial<Omit<Listing, 'id'>>): Listing | null;
  /** Newest first. */
  notificationsOf(userId: number): readonly FakeNotification[];
  notify(userId: number, listingId: number, kind: NotificationKind, reason?: RejectionReason | null): FakeNotification;
  /** Takes unread ones back. */
  withdraw(userId: number, listingId: number, kinds: readonly NotificationKind[]): void;
  /** Notifications of others stay as they are. */
  readNotifications(userId: number, ids: readonly number[]): void;
  deleteNotifications(userId: number, ids: readonly number[]): void;
  /** What open pages receive. */
  readonly events: FakeEvents;
  /** The one with the latest message first. */
  chatsOf(userId: number): readonly FakeChat[];
  /** Adds a message to the conversation of two people about a listing, which begins with it. */
  sendMessage(from: number, to: number, listingId: number, text: string, at?: Date): FakeChat;
  /** What else happens in chats. */
  readonly chatBook: FakeChatBook;
}

const latest = (items: readonly { readonly id: number }[]) => Math.max(0, ...items.map(({ id }) => id));

/** Returns a store that begins with this world. */
export function createFakeStore(world: World): FakeStore {
  let listings: readonly WorldListing[] = world.listings;
  let notifications: readonly FakeNotification[] = [];
  let lastNotification = 0;
  const events = createFakeEvents();
  const chatBook = createFakeChatBook(events.tell);
  /** Changes notifications of a user, and tells which are others now. */
  const change = (userId: number, make: (own: readonly FakeNotification[]) => readonly FakeNotification[]) => {
    const before = notifications.filter((one) => one.userId === userId);
    const after = make(before);
    const [first, ...more] = before.filter((one) => !after.includes(one));
    if (!first) return;
    notifications = notifications.flatMap((one) => (one.userId === userId ? after.filter(({ id }) => id === one.id) : [one]));
    events.tell(userId, { kind: 'notification', id: more.length > 0 ? null : first.id }, { kind: 'counters' });
  };
  return {
    stations: world.stations,
    users: world.users,
    faq: world.faq,
    events,
    get listings() {
      return listings;
    },
    createListing({ id: ownerId, firstName }, fields) {
      const id = latest(listings.map(({ listing }) => listing)) + 1;
      const listing: Listing = {
        ...fields,
        id,
        owner: { id: ownerId, name: firstName, type: 'owner' },
        status: 'moderation',
        isDeleted: false,
      };
      listings = [...listings, { listing, flags: [] }];
      events.tell(ownerId, { kind: 'listing', id }, { kind: 'counters' });
      return listing;
    },
    putListing(item) {
      listings = listings.map((one) => (one.listing.id === item.listing.id ? item : one));
    },
    editListing(id, change) {
      const found = listings.find(({ listing }) => listing.id === id);
      if (!found) return null;
      const listing = { ...found.listing, ...change };
      listings = listings.map((one) => (one === found ? { ...found, listing } : one));
      if (listing.owner.id !== null) events.tell(listing.owner.id, { kind: 'listing', id }, { kind: 'counters' });
      chatBook.tellOf(id);
      return listing;
    },
    notificationsOf: (userId) => notifications.filter((one) => one.userId === userId),
    notify(userId, listingId, kind, reason = null) {
      lastNotification += 1;
      const notification = { id: lastNotification, userId, listingId, kind, reason, isNew: true, at: fixedNow };
      notifications = [notification, ...notifications];
      events.tell(userId, { kind: 'notification', id: notification.id }, { kind: 'counters' });
      return notification;
    },
    withdraw(userId, listingId, kinds) {
      const isUntrue = (one: FakeNotification) => one.userId === userId && one.listingId === listingId && kinds.includes(one.kind);
      change(userId, (own) => own.filter((one) => !(one.isNew && isUntrue(one))));
    },
    readNotifications(userId, ids) {
      change(userId, (own) => own.map((one) => (one.isNew && ids.includes(one.id) ? { ...one, isNew: false } : one)));
    },
    deleteNotifications(userId, ids) {
      change(userId, (own) => own.filter(({ id }) => !ids.includes(id)));
    },
    chatBook,
    chatsOf: chatBook.chatsOf,
    sendMessage: chatBook.send,
  };
}

export const isFakeStore = (world: World): world is FakeStore => 'createListing' in world;
