import { useState } from 'react';
import type { RequestOptions } from '../../api/client/request';
import {
  deleteNotifications,
  listNotifications,
  type NotificationIds,
  type NotificationPage,
  readNotifications,
} from '../../api/notifications';
import { withItems, withoutItems } from '../../domain/paging/pageShown';
import { accountSummaryKey, notificationsKey } from '../../state/data/accountKeys';
import { type PrivateStore, privateStoreOf } from '../../state/data/privateStore';
import { useMutation } from '../../state/data/useMutation';
import { usePrivatePages } from '../../state/data/usePrivatePages';
import { useReloadOn } from '../../state/events/useReloadOn';
import { useRuntime } from '../../state/runtime/runtimeContext';

/** A page of notifications, what is selected on it, and its changes, shown before the server has answered. */
export function useNotifications() {
  const runtime = useRuntime();
  const { transport } = runtime;
  const { load, page, pages, show } = usePrivatePages(notificationsKey, (asked, options) => listNotifications(transport, asked, options));
  useReloadOn(['notification'], notificationsKey);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const shown = load.status === 'ready' ? load.value : load.status === 'loading' ? load.stale : undefined;
  const items = shown?.items ?? [];
  // What is gone is not selected any more.
  const chosen = selected.filter((id) => items.some((item) => item.id === id));

  const changing = (change: typeof asRead) => (ids: NotificationIds, cache: PrivateStore) => [
    cache.change<NotificationPage>([...notificationsKey, page], (before) =>
      change(before, ids === 'all' ? before.items.map(({ id }) => id) : ids),
    ),
  ];
  const read = useMutation((ids: NotificationIds, options: RequestOptions) => readNotifications(transport, ids, options), {
    optimistic: changing(asRead),
    reloads: [notificationsKey, accountSummaryKey],
  });
  const remove = useMutation((ids: NotificationIds, options: RequestOptions) => deleteNotifications(transport, ids, options), {
    optimistic: changing(without),
    reloads: [notificationsKey, accountSummaryKey],
  });
  /** Outlives this component, and the page: the click leads away from both. */
  const readOnOpening = (id: number) => {
    const cache = privateStoreOf(runtime);
    const changes = changing(asRead)([id], cache);
    readNotifications(transport, [id], { keepalive: true }).then(
      () => {
        for (const change of changes) change.keep();
        cache.reload(notificationsKey);
        cache.reload(accountSummaryKey);
      },
      () => {
        for (const change of changes) change.undo();
      },
    );
  };
  return { load, shown, page, pages, show, chosen, setSelected, read, remove, readOnOpening };
}

const freshAmong = ({ items }: NotificationPage, ids: readonly number[]) =>
  items.filter(({ id, isNew }) => isNew && ids.includes(id)).length;

function asRead(page: NotificationPage, ids: readonly number[]): NotificationPage {
  return { ...withItems(page, ids, (item) => ({ ...item, isNew: false })), unread: Math.max(0, page.unread - freshAmong(page, ids)) };
}

function without(page: NotificationPage, ids: readonly number[]): NotificationPage {
  return { ...withoutItems(page, ids), unread: Math.max(0, page.unread - freshAmong(page, ids)) };
}
