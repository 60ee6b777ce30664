import { limits } from '../domain/limits';
import type { Notification } from '../domain/notifications/notification';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep } from './client/response';
import { send } from './client/send';
import { decodeNotification, notificationPageSchema, unreadAnswer } from './wire/notification';

/** Paths of notifications, under the configured base (§7). */
export const notificationEndpoints = {
  list: '/notifications/',
  remove: '/notifications/multiple-del/',
  read: '/notifications/not-new/',
} as const;

/** A page of notifications, newest first. */
export interface NotificationPage {
  readonly items: readonly Notification[];
  readonly count: number;
  /** How many are unread on all pages. */
  readonly unread: number;
}

export async function listNotifications(
  transport: Transport,
  page: number,
  { pageSize = limits.pageSize, ...options }: RequestOptions & { readonly pageSize?: number } = {},
): Promise<NotificationPage> {
  const body = check(
    notificationPageSchema,
    await request(transport, `${notificationEndpoints.list}?page=${page}&page_size=${pageSize}`, options),
  );
  return { items: keep(body.results, decodeNotification, 'notification', options), count: body.count, unread: body.unread_total };
}

/** Which notifications: these, or all of the user. */
export type NotificationIds = readonly number[] | 'all';

/** Deletes notifications and returns how many unread ones are left. Ids that are not the user's change nothing. */
export async function deleteNotifications(transport: Transport, ids: NotificationIds, options?: RequestOptions): Promise<number> {
  return check(unreadAnswer, await send(transport, 'POST', notificationEndpoints.remove, bodyOf(ids), options)).unread_total;
}

/** Marks notifications as read, and returns how many unread ones are left. */
export async function readNotifications(transport: Transport, ids: NotificationIds, options?: RequestOptions): Promise<number> {
  return check(unreadAnswer, await send(transport, 'PATCH', notificationEndpoints.read, bodyOf(ids), options)).unread_total;
}

const bodyOf = (ids: NotificationIds) => (ids === 'all' ? { all: true } : { ids });
