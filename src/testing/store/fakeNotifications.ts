import { encodeNotification } from '../../api/wire/notification';
import type { AccountSummary } from '../../domain/account/accountSummary';
import type { ListingStatus } from '../../domain/enumerations';
import type { Listing } from '../../domain/listing/listing';
import type { RejectionReason } from '../../domain/listing/moderation';
import { listingRole } from '../../domain/listing/permissions/listingRole';
import {
  type Notification,
  notificationsAtOnce,
  notifiedKind,
  notifiedListing,
  withdrawnKinds,
} from '../../domain/notifications/notification';
import { notificationWords } from '../../text/notifications/templates';
import { valueOf } from '../fakeBody';
import { type Answer, json, type Route, refused, unauthorised } from '../fakeRoute';
import type { World } from '../world';
import { isPartner } from './chat/fakeChats';
import { unreadChatOf, unreadChatsOf } from './chat/fakeUnread';
import { type FakeNotification, type FakeStore, isFakeStore } from './fakeStore';

/** Notifications (§7), as on the reference server. */
export const notificationRoutes: readonly Route[] = [
  { path: /\/notifications\/$/, isPersonal: true, GET: list },
  {
    path: /\/notifications\/multiple-del\/$/,
    isPersonal: true,
    POST: change((store, userId, ids) => store.deleteNotifications(userId, ids)),
  },
  { path: /\/notifications\/not-new\/$/, isPersonal: true, PATCH: change((store, userId, ids) => store.readNotifications(userId, ids)) },
];

/** Tells the owner of a listing about its new status. */
export function tellOwner(
  world: World,
  { id, owner }: Listing,
  { status, isDecision, reason }: { readonly status: ListingStatus; readonly isDecision: boolean; readonly reason: RejectionReason | null },
): void {
  if (!isFakeStore(world) || owner.id === null) return;
  world.withdraw(owner.id, id, withdrawnKinds({ isDecision }));
  const kind = notifiedKind(status, isDecision);
  if (kind) world.notify(owner.id, id, kind, reason);
}

/** Totals of a user. */
export function summaryOf(world: World, userId: number): AccountSummary {
  const own = world.listings.filter(({ listing }) => listing.owner.id === userId && !listing.isDeleted);
  const unread = isFakeStore(world) ? unreadOf(world.notificationsOf(userId)) : 0;
  const { messages, chats } = unreadChatsOf(world, userId);
  return { listings: own.length, unreadMessages: messages, unreadChats: chats, unreadNotifications: unread };
}

function list(...[world, params, { user }]: Parameters<Answer>): Response {
  if (!user) return unauthorised();
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  if (!(page >= 1 && size >= 1 && size <= 100)) return refused(['page']);
  const own = isFakeStore(world) ? world.notificationsOf(user.id) : [];
  const shown = own.slice((page - 1) * size, page * size);
  return json({
    results: shown.flatMap((one) => shownOf(world, user.id, one)).map(encodeNotification),
    count: own.length,
    next: page * size < own.length ? `?page=${page + 1}&page_size=${size}` : null,
    unread_total: unreadOf(own),
  });
}

function shownOf(world: World, userId: number, { id, listingId, kind, reason, isNew, at }: FakeNotification): Notification[] {
  const listing = world.listings.find((item) => item.listing.id === listingId)?.listing;
  if (!listing) return [];
  const viewer = { id: userId, isPartner: isPartner(world, userId, listingId) };
  return [
    {
      id,
      kind,
      chatId: kind === 'unreadMessages' ? unreadChatOf(world, userId, listingId) : null,
      createdAt: at,
      isNew,
      ...notificationWords({ kind, reason }, listingId),
      listing: notifiedListing(listing, listingRole(listing, viewer)),
    },
  ];
}

const unreadOf = (own: readonly FakeNotification[]) => own.filter(({ isNew }) => isNew).length;

function change(apply: (store: FakeStore, userId: number, ids: readonly number[]) => void): Answer {
  return (world, _params, { user, body }) => {
    if (!user) return unauthorised();
    if (!isFakeStore(world)) return json({ unread_total: 0 });
    const own = world.notificationsOf(user.id).map(({ id }) => id);
    const ids = valueOf(body, 'all') === true ? own : valueOf(body, 'ids');
    if (!isIds(ids)) return refused(['ids']);
    apply(world, user.id, ids);
    return json({ unread_total: unreadOf(world.notificationsOf(user.id)) });
  };
}

function isIds(ids: unknown): ids is readonly number[] {
  return Array.isArray(ids) && ids.length <= notificationsAtOnce && ids.every((id) => Number.isSafeInteger(id) && id > 0);
}
