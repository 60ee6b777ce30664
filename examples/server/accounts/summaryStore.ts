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
      const { rows } = await sql<{ readonly listings: number; readonly unread: number }>`
        select (select count(*) from listings where owner_id = ${userId} and not is_deleted) as listings,
          (select count(*) filter (where is_new) from notifications where user_id = ${userId}) as unread`.execute(db);
      const [row] = rows;
      return { listings: row?.listings ?? 0, unreadMessages: 0, unreadNotifications: row?.unread ?? 0 };
    },
  };
}
