import { type Kysely, sql } from 'kysely';
import { loadAddresses } from '../../addresses/addressRegister';
import type { ListingsFeedSettings } from '../../config/listingsFeedSettings';
import type { Database } from '../../database/schema';
import type { Stations } from '../../metro/stations';
import type { Uploads } from '../../pictures/uploadedPicture';
import { type Repeated, repeat } from '../../repeat';
import { folderOf, isAddress, withoutPassword } from '../feedPlace';
import { loadAddressReader } from '../listing/address';
import { openIfChanged } from '../openFeed';
import { agencyId, givePhone } from './agencyAccount';
import { type Feed, openFeedOf } from './feedStore';
import { importFeed } from './importFeed';
import { photoLoader } from './offerPhotos';

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
/** Minutes after a run that has brought nothing. */
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
    const userId = await agencyId(db, agency.email);
    if (userId === null) throw new Error(`No open account has the e-mail ${agency.email}`);
    const feed = await openFeedOf(db, userId, siteFeed, withoutPassword(place));
    // A file may have been edited while nothing ran.
    if (!(isFirst && !isAddress(place)) && !(await isDue(db, feed, minutes))) return;
    // Another release may take what was refused before, and read the rest in another way.
    const isWhole = isFirst;
    isFirst = false;
    const { problem, totals, isUnchanged } = await importFeed((known) => openIfChanged(place, feedHosts, isWhole ? null : known), {
      db,
      feed,
      reference: { stations, addresses: await loadAddresses() },
      address: await loadAddressReader(),
      loadPhoto: photoLoader(uploads(feed.id), feedHosts, folderOf(place)),
      isOwnSite: true,
      onPhone: agency.phone === null ? (phone) => takePhone(db, userId, phone) : undefined,
      keep: () => null,
      signal,
    });
    if (problem?.kind === 'feed_running') return;
    if (problem) log.warn({ reason: problem.text }, 'the feed of the listings was not taken as it is');
    else if (isUnchanged) log.info({}, 'the feed of the listings is unchanged');
    else log.info(totals, 'the listings are those of the feed');
  });
}

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
  // What is held waits for a person.
  const isApplied = last.state === 'done' || last.state === 'held';
  return last.minutes >= (isApplied ? minutes : Math.min(soon, minutes));
}

/** One that the account has stays. */
async function takePhone(db: Kysely<Database>, userId: number, phone: string): Promise<void> {
  const { phone: known } = await db.selectFrom('users').select('phone').where('id', '=', userId).executeTakeFirstOrThrow();
  if (known === null) await givePhone(db, userId, phone);
}
