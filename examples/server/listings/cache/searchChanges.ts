import { type Kysely, type RawBuilder, sql } from 'kysely';
import { optionByKey, type RealtyType, realtyTypes, type TradeType, tradeTypes } from '../../../../src/domain/enumerations';
import { firstPaymentOf, type Listing, pricePerSquareMetre } from '../../../../src/domain/listing/listing';
import type { Database } from '../../database/schema';
import { orderOf, type SearchCriteria } from '../searchQuery';

/** What a statement has seen. */
export interface Moment {
  /** Which server has answered, since it was started, and its table. */
  readonly server: string;
  /** The snapshot of the statement, `xmin:xmax:xip`. */
  readonly snapshot: string;
}

/**
 * The moment of the statement that it stands in. A standby does not know which transactions are still open on the primary, so there all from the
 * oldest on count as open.
 */
export const momentNow: RawBuilder<Moment> = sql`json_build_object(
  'server', concat_ws(' ', extract(epoch from pg_postmaster_start_time()), 'listing_search'::regclass::oid, pg_is_in_recovery()),
  'snapshot', case when pg_is_in_recovery() then concat(pg_snapshot_xmin(pg_current_snapshot()), ':', pg_snapshot_xmin(pg_current_snapshot()), ':')
    else pg_current_snapshot()::text end)`;

/** A noted change, with the listing as it is now; nulls if it is not public. Without an id: of everything. */
export type Change = readonly [
  transaction: number,
  id: number | null,
  cityId: number | null,
  tradeType: number | null,
  realtyType: number | null,
  price: number | null,
  publishedAt: number | null,
  minutes: number | null,
  firstPayment: number | null,
  unitPrice: number | null,
];

/** More changes than these are not looked at one by one. */
const most = 100;

/** Changes of transactions from `since` on, the newest first; null if there are none. @param since null to read none */
export const changesSince = (since: string | null): RawBuilder<readonly Change[] | null> => sql`(
  select json_agg(json_build_array(noted.transaction::text::bigint, noted.listing_id, found.city_id, found.trade_type, found.realty_type, found.price,
    floor(extract(epoch from found.published_at) * 1000), found.minutes_to_metro, found.first_payment, found.unit_price) order by noted.transaction desc)
  from (
    select transaction, listing_id from listing_changes
    where transaction >= ${since}::xid8 and transaction < pg_snapshot_xmax(pg_current_snapshot())
    order by transaction desc limit ${sql.lit(most + 1)}
  ) as noted
  left join lateral (
    select city_id, trade_type, realty_type, price, published_at, minutes_to_metro, first_payment, unit_price
    from listing_search where listing_search.id = noted.listing_id offset 0
  ) as found on true)`;

/** The oldest transaction that a moment may not have seen. */
export function oldestOpen({ snapshot }: Moment): number {
  return Number(snapshot.slice(0, snapshot.indexOf(':')));
}

/** Which listings a list may have. */
export interface Scope {
  readonly cityId: number;
  readonly tradeType: TradeType;
  /** Null for all. */
  readonly realtyType: RealtyType | null;
  readonly ordering: SearchCriteria['filters']['ordering'];
}

/** The beginning of a list, or a part of it further on, as it was once. */
export interface KnownPage {
  readonly scope: Scope;
  readonly isFirst: boolean;
  readonly ids: readonly number[];
  /** {@link rankOf} the last one; null if the list ends before. */
  readonly lastRank: number | null;
}

/** Returns the value that an ordering sorts by; null if it is missing. Times are cut to milliseconds. */
export function rankOf(listing: Listing, { ordering }: Scope): number | null {
  const { price, publishedAt, metro } = listing;
  return {
    price,
    published_at: publishedAt?.getTime() ?? null,
    minutes_to_metro: metro?.minutes ?? null,
    first_payment: firstPaymentOf(listing),
    unit_price: pricePerSquareMetre(listing),
  }[orderOf(ordering)[0]];
}

/** Whether the ids of a page are still what the search finds, and in this order, by what has been noted since the moment when they were read. */
export function isStill(page: KnownPage, then: Moment, now: Moment, changes: readonly Change[]): boolean {
  if (then.server !== now.server || oldestOpen(now) < oldestOpen(then)) return false;
  if (changes.length === 0) return true;
  // Some have been left out: the same transaction may have more of them.
  if (changes.length > most && oldestOpen(then) <= (changes.at(-1)?.[0] ?? 0)) return false;
  const hasSeen = seenBy(then);
  return changes.every((change) => hasSeen(change[0]) || !mayConcern(page, change));
}

/** Whether a listing may have been hidden since a moment, by whatever server: counts of then have it still. */
export function hasHidden(then: Moment, now: Moment, changes: readonly Change[]): boolean {
  if (then.server !== now.server || oldestOpen(now) < oldestOpen(then) || changes.length > most) return true;
  const hasSeen = seenBy(then);
  return changes.some(([transaction, , cityId]) => cityId === null && !hasSeen(transaction));
}

function seenBy({ snapshot }: Moment): (transaction: number) => boolean {
  const [oldest = 0, next = 0, open = ''] = snapshot.split(':');
  const openOnes = new Set(open.split(',').map(Number));
  return (transaction) => transaction < Number(oldest) || (transaction < Number(next) && !openOnes.has(transaction));
}

/** Where a listing stood before is not known, so it may have come before every page but the first. */
function mayConcern(
  { scope, isFirst, ids, lastRank }: KnownPage,
  [, id, cityId, tradeType, realtyType, price, publishedAt, minutes, firstPayment, unitPrice]: Change,
): boolean {
  if (!isFirst || id === null || ids.includes(id)) return true;
  // It is not public any more, and it was not on the page.
  if (cityId === null || cityId !== scope.cityId) return false;
  if (tradeType !== optionByKey(tradeTypes, scope.tradeType).id) return false;
  if (scope.realtyType !== null && realtyType !== optionByKey(realtyTypes, scope.realtyType).id) return false;
  const [column, direction] = orderOf(scope.ordering);
  const rank = { price, published_at: publishedAt, minutes_to_metro: minutes, first_payment: firstPayment, unit_price: unitPrice }[column];
  if (rank === null || lastRank === null) return true;
  // Equal ones are compared by what is not known here.
  return direction === 'asc' ? rank <= lastRank : rank >= lastRank;
}

/** Forgets changes of more than a day ago: nothing that follows them is that far behind. */
export async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await sql`delete from listing_changes where changed_at < now() - interval '1 day'`.execute(db);
}
