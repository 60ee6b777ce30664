import { type Kysely, sql } from 'kysely';
import { loadAddresses } from '../../addresses/addressRegister';
import type { ListingsFeedSettings } from '../../config/listingsFeedSettings';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import type { Uploads } from '../../pictures/uploadedPicture';
import { type Repeated, repeat } from '../../repeat';
import { loadAddressReader } from '../listing/address';
import { openFeed } from '../openFeed';
import { type Feed, openFeedOf } from './feedStore';
import { importFeed } from './importFeed';
import { folderOf, photoLoader } from './offerPhotos';
import { withoutPassword } from './withoutPassword';

interface FollowLog {
  info(values: object, text: string): void;
  warn(values: object, text: string): void;
}

export interface FollowParts {
  readonly settings: ListingsFeedSettings;
  readonly feedHosts: readonly string[];
  readonly stations: Stations;
  readonly log: FollowLog;
  /** Where photos of this feed go. */
  uploads(feedId: number): Uploads;
}

/** Milliseconds between two looks at whether a run is due. */
const interval = 20_000;
/** Minutes after a run that has brought nothing, and of a process that has just started. */
const soon = 5;

/** The one feed of an agency's own site. Its address may change. */
export const siteFeed = 'site';

/**
 * Keeps the listings of the site like the feed, until stopped. Instances agree by the record of runs. A run that fails as a whole changes nothing, and is tried
 * again soon.
 */
export function followFeed(db: Kysely<Database>, { settings, feedHosts, stations, log, uploads }: FollowParts): Repeated {
  const { place, minutes, agency } = settings;
  let isFirst = true;
  return repeat({ interval, warn: (values) => log.warn(values, 'the feed of the listings waits') }, async (signal) => {
    const user = await db
      .selectFrom('users')
      .select(['id'])
      .where('email', '=', agency.email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!user) throw new Error(`No account has the e-mail ${agency.email}`);
    const feed = await openFeedOf(db, user.id, siteFeed, withoutPassword(place));
    // A file may have been edited while nothing ran.
    if (!(isFirst && isFile(place)) && !(await isDue(db, feed, minutes))) return;
    isFirst = false;
    const { problem, totals } = await importFeed(() => openFeed(place, feedHosts), {
      db,
      feed,
      reference: { stations, addresses: await loadAddresses() },
      address: await loadAddressReader(),
      loadPhoto: photoLoader(uploads(feed.id), feedHosts, folderOf(place)),
      isOwnSite: true,
      onPhone: agency.phone === null ? (phone) => takePhone(db, user.id, phone) : undefined,
      keep: () => null,
      signal,
    });
    if (problem?.kind === 'feed_running') return;
    if (problem) log.warn({ reason: problem.text }, 'the feed of the listings was not taken as it is');
    else log.info(totals, 'the listings are those of the feed');
  });
}

const isFile = (place: string) => !/^https?:/i.test(place);

/** Whether the last run is long enough ago, or has lost its process. */
async function isDue(db: Kysely<Database>, { id }: Feed, minutes: number): Promise<boolean> {
  const last = await db
    .selectFrom('feed_runs')
    .select(['state', sql<number>`extract(epoch from now() - started_at) / 60`.as('minutes')])
    .where('feed_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // If it still has its process, that has the lock.
  if (!last || last.state === 'running') return true;
  return last.minutes >= (last.state === 'done' ? minutes : Math.min(soon, minutes));
}

/** What the agency or somebody else has given before stays. */
async function takePhone(db: Kysely<Database>, userId: number, phone: string): Promise<void> {
  await sql`
    update users set phone = ${phone} where id = ${userId} and phone is null
      and not exists (select from users as others where others.phone = ${phone} and deleted_at is null and released_at is null)`.execute(
    db,
  );
}
