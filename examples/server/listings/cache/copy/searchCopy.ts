import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type RealtyType, realtyTypes, type TradeType, tradeTypes } from '../../../../../src/domain/enumerations';
import type { Database } from '../../../database/schema';
import type { SearchCriteria } from '../../searchQuery';
import { searched } from '../../searchTable';
import { type CopiedRow, copiedColumns, SearchRows } from './searchRows';

/** A copy of the narrow table in memory, for what no index answers: a pass over its columns costs a tenth of one in the database. */
export interface SearchCopy {
  /**
   * Everything of a deal and type as it is committed now. Null while there is no copy, which is then made; the database answers meanwhile.
   * @param least of fewer public listings none is made
   */
  rowsOf(criteria: SearchCriteria, least?: number): Promise<SearchRows | null>;
  /** How many it has of a deal and type, without a look at what has changed; 0 while there is none. */
  sizeOf(criteria: SearchCriteria): number;
  /** Waits until there is one, or cannot be. */
  ready(): Promise<void>;
}

export interface SearchCopyOptions {
  /** More listings are not copied: 90 bytes each. */
  readonly most?: number;
  /** Milliseconds until it is made again, to put right what the record of changes has forgotten, or a restored database never had. */
  readonly keptFor?: number;
  readonly now?: () => number;
}

interface Copy {
  readonly parts: ReadonlyMap<string, SearchRows>;
  readonly madeAt: number;
  /** The oid of the table: its name would be the same in a restored database. */
  readonly table: string;
  /** Every earlier transaction is in it, or was rolled back. */
  complete: number;
}

type Noted = { readonly listing_id: number | null } & ({ readonly id: null } | (CopiedRow & { trade_type: number; realty_type: number }));

/** Rows read by one statement while it is made. */
const chunk = 2000;
/** With more changes than this the copy is made again. */
const manyChanges = 20_000;
/** Milliseconds before a copy is made after a failure, or after all has changed. */
const retryAfter = 10_000;
/** How long the number of public listings is taken as known, ms. */
const countedFor = 600_000;

const keyOf = (trade: TradeType, realty: RealtyType) => `${trade} ${realty}`;
const kinds = tradeTypes.flatMap((trade) => realtyTypes.map((realty) => ({ trade, realty, key: keyOf(trade.key, realty.key) })));

export function searchCopy(
  db: Kysely<Database>,
  { most = 2_000_000, keptFor = 3_600_000, now = () => performance.now() }: SearchCopyOptions = {},
): SearchCopy {
  let copy: Copy | null = null;
  let making: Promise<void> | null = null;
  let notBefore = Number.NEGATIVE_INFINITY;
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  let counted = { listings: 0, until: Number.NEGATIVE_INFINITY };

  const make = async () => {
    const parts = new Map<string, SearchRows>();
    let complete = Number.POSITIVE_INFINITY;
    let total = 0;
    let table = '';
    for (const { trade, realty, key } of kinds) {
      const rows = new SearchRows();
      parts.set(key, rows);
      for (let last = 0, read = chunk; read === chunk; ) {
        const part = await readChunk(db, trade.key, realty.key, last);
        // Statements may be answered by different servers, some of them behind: what the last of them has not seen is read again.
        complete = Math.min(complete, part.complete);
        table ||= part.table;
        for (const row of part.rows) rows.put(row);
        last = part.rows.at(-1)?.id ?? last;
        read = part.rows.length;
        total += read;
        if (total > most) return null;
      }
    }
    return { parts, complete, table, madeAt: now() };
  };

  const begin = () => {
    if (now() < notBefore) return;
    making ??= make()
      .then(
        (made) => {
          copy = made;
          if (!made) notBefore = now() + keptFor;
        },
        () => {
          notBefore = now() + retryAfter;
        },
      )
      .finally(() => {
        making = null;
      });
  };

  const beginWithMany = async (least: number) => {
    if (now() >= counted.until) {
      counted.until = now() + countedFor;
      counted = { ...counted, listings: await countPublic(db) };
    }
    if (counted.listings >= least) begin();
  };

  const follow = async () => {
    const current = copy;
    if (!current) return;
    const { complete, table, noted } = await readChanges(db, current.complete);
    // Another table or earlier transactions mean that the database was restored, or that a standby that is behind answers again.
    const isOther = table !== current.table || complete < current.complete;
    if (isOther || noted.length > manyChanges || noted.some(({ listing_id }) => listing_id === null)) {
      if (copy === current) copy = null;
      // A new copy at once would not help: a transaction that stays open would keep these changes among those of the new copy.
      notBefore = now() + retryAfter;
      return;
    }
    for (const change of noted) {
      const kind =
        change.id === null ? null : kinds.find(({ trade, realty }) => trade.id === change.trade_type && realty.id === change.realty_type);
      for (const [key, rows] of current.parts) {
        if (change.id !== null && key === kind?.key) rows.put(change);
        else rows.remove(change.listing_id ?? 0);
      }
    }
    current.complete = complete;
  };

  /** Anyone who comes while changes are being read waits for the next time: what they have just written may not be among them. */
  const followed = () => {
    next ??= running.then(() => {
      next = null;
      const following = follow();
      running = following.catch(() => undefined);
      return following;
    });
    return next;
  };

  return {
    async rowsOf({ filters }, least = 0) {
      if (copy && now() - copy.madeAt > keptFor) copy = null;
      if (copy) await followed();
      if (copy) return copy.parts.get(keyOf(filters.tradeType, filters.realtyType)) ?? null;
      if (least === 0) begin();
      // Nobody waits for it: the database answers, whatever comes of it.
      else beginWithMany(least).catch(() => undefined);
      return null;
    },
    sizeOf({ filters }) {
      return copy?.parts.get(keyOf(filters.tradeType, filters.realtyType))?.size ?? 0;
    },
    async ready() {
      if (!copy) begin();
      await making;
    },
  };
}

const columns = sql`${sql.join(copiedColumns.map((column) => sql.ref(column)))}, (extract(epoch from published_at) * 1000000)::bigint as published`;
/** Transactions before this one have ended, so that the statement sees what they have done. */
const completeNow: RawBuilder<number> = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** The table itself, not its name. */
const tableNow: RawBuilder<string> = sql`'listing_search'::regclass::oid::text`;

async function countPublic(db: Kysely<Database>): Promise<number> {
  const all = db.selectFrom('listing_places').where('rooms', '=', -1).select(sql<number>`coalesce(sum(listings), 0)::bigint`.as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

async function readChunk(db: Kysely<Database>, trade: TradeType, realty: RealtyType, after: number) {
  const part = searched(db, trade, realty).selectAll().where('id', '>', after).orderBy('id').limit(chunk);
  const { rows } = await sql<{ readonly complete: number; readonly table: string; readonly rows: readonly CopiedRow[] }>`
    select ${completeNow} as complete, ${tableNow} as table, (
      select coalesce(json_agg(chunk order by id), '[]') from (select ${columns} from ${part} as found) as chunk
    ) as rows`.execute(db);
  return rows[0] ?? { complete: 0, table: '', rows: [] };
}

/** Changes since a statement that has answered `since`. A database that was restored from a dump has some with numbers of another one. */
async function readChanges(db: Kysely<Database>, since: number) {
  const { rows } = await sql<{ readonly complete: number; readonly table: string; readonly noted: readonly Noted[] }>`
    select ${completeNow} as complete, ${tableNow} as table, (
      select coalesce(json_agg(change), '[]') from (
        select noted.listing_id, found.* from
          (select distinct listing_id from listing_changes
            where transaction >= ${String(since)}::xid8 and transaction < pg_snapshot_xmax(pg_current_snapshot()) limit ${manyChanges + 1}) as noted
          left join lateral (
            select trade_type, realty_type, ${columns} from listing_search where listing_search.id = noted.listing_id offset 0
          ) as found on true
      ) as change
    ) as noted`.execute(db);
  return rows[0] ?? { complete: since, table: '', noted: [] };
}

/** Forgets changes of more than a day ago: no copy is that old. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_changes where changed_at < now() - interval '1 day'`.execute(db);
}
