import type { Listing } from '../../domain/listing/listing';
import type { RejectionReason } from '../../domain/listing/moderation';
import type { NotificationKind, NotificationNews } from '../../domain/notifications/notification';
import type { FakeUser } from '../fakeAccounts';
import { fixedNow } from '../fixtures';
import type { WorldListing } from '../matchesFilters';
import type { World } from '../world';
import { createFakeChatBook, type FakeChat, type FakeChatBook } from './fakeChatBook';

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
  /** Those of others stay as they are. */
  readNotifications(userId: number, ids: readonly number[]): void;
  deleteNotifications(userId: number, ids: readonly number[]): void;
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
  const chatBook = createFakeChatBook();
  return {
    stations: world.stations,
    users: world.users,
    faq: world.faq,
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
      return listing;
    },
    notificationsOf: (userId) => notifications.filter((one) => one.userId === userId),
    notify(userId, listingId, kind, reason = null) {
      lastNotification += 1;
      const notification = { id: lastNotification, userId, listingId, kind, reason, isNew: true, at: fixedNow };
      notifications = [notification, ...notifications];
      return notification;
    },
    withdraw(userId, listingId, kinds) {
      const isUntrue = (one: FakeNotification) => one.userId === userId && one.listingId === listingId && kinds.includes(one.kind);
      notifications = notifications.filter((one) => !(one.isNew && isUntrue(one)));
    },
    readNotifications(userId, ids) {
      notifications = notifications.map((one) => (one.userId === userId && ids.includes(one.id) ? { ...one, isNew: false } : one));
    },
    deleteNotifications(userId, ids) {
      notifications = notifications.filter((one) => one.userId !== userId || !ids.includes(one.id));
    },
    chatBook,
    chatsOf: chatBook.chatsOf,
    sendMessage: chatBook.send,
  };
}

export const isFakeStore = (world: World): world is FakeStore => 'createListing' in world;
