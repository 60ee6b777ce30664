import { type Kysely, sql } from 'kysely';
import { summaryStore } from '../../examples/server/accounts/summaryStore';
import type { Database } from '../../examples/server/database/schema';
import { moderationQueue } from '../../examples/server/listings/moderation/moderationQueue';
import { ownListings } from '../../examples/server/listings/writes/ownListings';
import type { Stations } from '../../examples/server/metro/stations';
import { notificationStore } from '../../examples/server/notifications/notificationStore';
import { pictureLinks } from '../../examples/server/pictures/pictureLinks';
import { Random } from '../../examples/server/seed/random';
import { limits } from '../../src/domain/limits';
import type { Costs } from './watch';

/** Somebody with this many listings and notifications. */
interface Person {
  readonly id: number;
  readonly listings: number;
  readonly notifications: number;
}

/** What a person asks of their account, CPU ms of the database. */
interface AccountCosts {
  readonly listings: readonly number[];
  readonly notifications: readonly number[];
  readonly summary: readonly number[];
}

export interface OwnFigures {
  /** 200 listings, 1000 notifications. */
  readonly many: AccountCosts;
  /** Three of each. */
  readonly few: AccountCosts;
  readonly queue: readonly number[];
}

export async function measureOwn(db: Kysely<Database>, stations: Stations, count: number, costs: Costs): Promise<OwnFigures> {
  const random = new Random(15);
  const links = pictureLinks(Buffer.alloc(32));
  const many = await addPerson(db, 'many', 200, 1000);
  const few = await addPerson(db, 'few', 3, 3);
  await sql`analyze notifications, listing_views_daily, listing_views`.execute(db);
  const pages = (items: number) => Array.from({ length: count }, () => random.integer(1, Math.ceil(items / limits.pageSize)));
  const accountOf = async ({ id, listings, notifications }: Person): Promise<AccountCosts> => ({
    listings: await costs(pages(listings), (page) => ownListings(db).page(id, page, limits.pageSize)),
    notifications: await costs(pages(notifications), (page) => notificationStore(db, links).page(id, page, limits.pageSize)),
    summary: await costs(pages(1), () => summaryStore(db).of(id)),
  });
  const waiting = await db.selectFrom('moderation_queue').select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return {
    many: await accountOf(many),
    few: await accountOf(few),
    queue: await costs(pages(waiting.count), (page) => moderationQueue(db, stations).page(few.id, 'oldest', page, limits.pageSize)),
  };
}

/** Takes over listings, every one with a month of views. */
async function addPerson(db: Kysely<Database>, name: string, listings: number, notifications: number): Promise<Person> {
  const { id } = await db
    .insertInto('users')
    .values({ email: `${name}@example.com`, first_name: 'Анна', last_name: '', password_hash: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    with taken as (
      update listings set owner_id = ${id} where id = any(array(
        select id from listings where not is_deleted and owner_id <> ${id} order by id % 97, id limit ${listings}))
      returning id
    ), shown as (insert into listing_views (listing_id, shown, full_total) select id, 5000, 300 from taken on conflict do nothing)
    insert into listing_views_daily (listing_id, day, full_views)
      select id, current_date - ago, 10 from taken, generate_series(0, 29) as ago on conflict do nothing`.execute(db);
  await sql`
    insert into notifications (user_id, listing_id, kind, is_new)
      select ${id}, (select min(id) from listings where owner_id = ${id}), 'approved', number % 2 = 0
      from generate_series(1, ${notifications}::int) as number`.execute(db);
  return { id, listings, notifications };
}
