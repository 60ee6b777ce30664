import { type Kysely, sql } from 'kysely';
import type { AccountSummary } from '../../../src/domain/account/accountSummary';
import type { Database } from '../database/schema';

/** Totals of users. */
export interface SummaryStore {
  of(userId: number): Promise<AccountSummary>;
  /** By user. */
  ofAll(userIds: readonly number[]): Promise<ReadonlyMap<number, AccountSummary>>;
}

const none: AccountSummary = { listings: 0, unreadMessages: 0, unreadNotifications: 0 };

export function summaryStore(db: Kysely<Database>): SummaryStore {
  const ofAll: SummaryStore['ofAll'] = async (userIds) => {
    const { rows } = await sql<{ readonly id: number; readonly listings: number; readonly unread: number; readonly messages: number }>`
      select id, (select count(*) from listings where owner_id = asked.id and not is_deleted) as listings,
        (select count(*) filter (where is_new) from notifications where user_id = asked.id) as unread,
        (select coalesce(sum(unread), 0)::int from chat_members
          where user_id = asked.id and unread > 0 and not i_block and not i_am_blocked) as messages
      from unnest(${userIds}::bigint[]) as asked (id)`.execute(db);
    return new Map(
      rows.map(({ id, listings, unread, messages }) => [id, { listings, unreadMessages: messages, unreadNotifications: unread }]),
    );
  };
  return { of: async (userId) => (await ofAll([userId])).get(userId) ?? none, ofAll };
}
