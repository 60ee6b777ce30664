import type { FastifyInstance } from 'fastify';
import { notificationEndpoints as paths } from '../../../../src/api/notifications';
import { encodeNotification } from '../../../../src/api/wire/notification';
import { notificationsAtOnce } from '../../../../src/domain/notifications/notification';
import type { Accounts } from '../../accounts/accounts';
import { forSignedIn } from '../../accounts/authentication';
import type { NotificationIds, NotificationStore } from '../../notifications/notificationStore';
import { documented } from '../openapi';
import { RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { valuesOf } from '../reading/readDecision';
import { readPage } from '../reading/readPage';

export interface NotificationRoutesOptions {
  readonly accounts: Accounts;
  readonly notifications: NotificationStore;
}

const bodyLimit = 32 * 1024;

/** `GET /notifications/`, `POST /notifications/multiple-del/`, `PATCH /notifications/not-new/` (§7). All need a token. */
export async function notificationRoutes(app: FastifyInstance, { accounts, notifications }: NotificationRoutesOptions): Promise<void> {
  forSignedIn(app, accounts);

  app.route({
    method: 'GET',
    url: paths.list,
    schema: documented.notifications,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const { page, pageSize } = readPage(queryOf(request));
      const { items, count, unread } = await notifications.page(user.id, page, pageSize);
      const next = page * pageSize < count ? `?page=${page + 1}&page_size=${pageSize}` : null;
      return { results: items.map(encodeNotification), count, next, unread_total: unread };
    },
  });

  for (const [method, url, schema, change] of [
    ['POST', paths.remove, documented.deleteNotifications, notifications.remove],
    ['PATCH', paths.read, documented.readNotifications, notifications.read],
  ] as const) {
    app.route({
      method,
      url,
      schema,
      bodyLimit,
      async handler(request) {
        const user = await accounts.requireUser(request);
        await change(user.id, readIds(request.body));
        return { unread_total: await notifications.unread(user.id) };
      },
    });
  }
}

/** Throws a RequestProblem with a message. */
function readIds(body: unknown): NotificationIds {
  const value = valuesOf(body);
  if (value('all') === true) return 'all';
  const ids = value('ids');
  if (!Array.isArray(ids)) throw new RequestProblem({ ids: ['Укажите список номеров.'] });
  if (ids.length > notificationsAtOnce) throw new RequestProblem({ ids: [`Не больше ${notificationsAtOnce} за один раз.`] });
  const isId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;
  if (!ids.every(isId)) throw new RequestProblem({ ids: ['Введите целые числа больше нуля.'] });
  return ids;
}
