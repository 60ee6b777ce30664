import { type Kysely, sql } from 'kysely';
import type { AccountSummary } from '../../../src/domain/account/accountSummary';
import type { Database } from '../database/schema';

/** Totals of one user. */
export interface SummaryStore {
  of(userId: number): Promise<AccountSummary>;
}

export function summaryStore(db: Kysely<Database>): SummaryStore {
  return {
    async of(userId) {
      const { rows } = await sql<{ readonly listings: number; readonly unread: number; readonly messages: number }>`
        select (select count(*) from listings where owner_id = ${userId} and not is_deleted) as listings,
          (select count(*) filter (where is_new) from notifications where user_id = ${userId}) as unread,
          (select coalesce(sum(unread), 0)::int from chat_members
            where user_id = ${userId} and unread > 0 and not i_block and not i_am_blocked) as messages`.execute(db);
      const [row] = rows;
      return { listings: row?.listings ?? 0, unreadMessages: row?.messages ?? 0, unreadNotifications: row?.unread ?? 0 };
    },
  };
}
