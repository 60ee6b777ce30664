import { type Kysely, sql } from 'kysely';
import type { AccountSummary } from '../../../src/domain/account/accountSummary';
import type { Database } from '../database/schema';

/** Totals of users. */
export interface SummaryStore {
  of(userId: number): Promise<AccountSummary>;
  /** Returns totals by user. */
  ofAll(userIds: readonly number[]): Promise<ReadonlyMap<number, AccountSummary>>;
}

const none: AccountSummary = { listings: 0, unreadMessages: 0, unreadChats: 0, unreadNotifications: 0 };

interface Row {
  readonly id: number;
  readonly listings: number;
  readonly notifications: number;
  readonly messages: number;
  readonly chats: number;
}

export function summaryStore(db: Kysely<Database>): SummaryStore {
  const ofAll: SummaryStore['ofAll'] = async (userIds) => {
    const { rows } = await sql<Row>`
      select id, (select count(*) from listings where owner_id = asked.id and not is_deleted) as listings,
        (select count(*) filter (where is_new) from notifications where user_id = asked.id) as notifications,
        messages, chats
      from unnest(${userIds}::bigint[]) as asked (id),
        lateral (select coalesce(sum(unread), 0)::int as messages, count(*)::int as chats from chat_members
          where user_id = asked.id and unread > 0 and not i_block and not i_am_blocked) as unread`.execute(db);
    return new Map(
      rows.map(({ id, listings, notifications, messages, chats }) => [
        id,
        { listings, unreadMessages: messages, unreadChats: chats, unreadNotifications: notifications },
      ]),
    );
  };
  return { of: async (userId) => (await ofAll([userId])).get(userId) ?? none, ofAll };
}
