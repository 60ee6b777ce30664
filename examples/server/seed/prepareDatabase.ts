import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { ListingsFeedSettings } from '../config/listingsFeedSettings';
import type { Settings } from '../config/settings';
import { checkDatabase, checkSchema } from '../database/checkDatabase';
import { type ConnectionSettings, openDatabase, openPool } from '../database/connect';
import { migrate } from '../database/migrate';
import type { Database } from '../database/schema';
import { withoutPassword } from '../feeds/feedPlace';
import { keepAgency } from '../feeds/import/agencyAccount';
import { storeStations } from '../metro/storeStations';
import type { Picture } from '../pictures/library';
import { storePictures } from '../pictures/pictureStore';
import { storeQuestions } from '../questions/storeQuestions';
import { addDemoAccount, demoAccount } from './demoAccount';
import { readFacts, readStations } from './facts';
import { addModerator } from './moderatorAccount';
import { seedDatabase } from './seedDatabase';

/**
 * Creates pictures and, the first time, listings and a moderator; of the embedded database also the schema. These statements have no time
 * limit.
 */
export async function prepareDatabase(
  target: ConnectionSettings['target'],
  pictures: readonly Picture[],
  settings: Settings,
): Promise<void> {
  const pool = openPool({ target, statementTimeout: 0, poolSize: 2 });
  const db = openDatabase(pool);
  try {
    await checkDatabase(db);
    // Nobody else uses the embedded one.
    if (settings.databaseUrl === null) await migrate(pool);
    else await checkSchema(db);
    await storePictures(db, pictures);
    await storeQuestions(db);
    await storeStations(pool, await readStations());
    await seedOnce(pool, db, settings);
    // The moderator is added after the seed, which numbers its people from 1.
    const password = await addModerator(db, settings.moderator);
    if (password) console.log(`Moderator: sign in as ${settings.moderator.email} with the password ${password} (shown this once)`);
    if (settings.listingsFeed) await prepareOwnListings(db, settings.listingsFeed);
  } finally {
    await db.destroy();
  }
}

async function prepareOwnListings(db: Kysely<Database>, { place, agency }: ListingsFeedSettings): Promise<void> {
  const password = await keepAgency(db, agency);
  if (password) console.log(`Agency: sign in as ${agency.email} with the password ${password} (shown this once)`);
  console.log(`The listings come from ${withoutPassword(place)}`);
  const seeded = await db.selectFrom('seed_runs').select('id').executeTakeFirst();
  if (seeded) console.log('This database has listings of the demo as well: another DATA_DIR begins without them');
}

async function seedOnce(pool: pg.Pool, db: Kysely<Database>, settings: Settings): Promise<void> {
  const seeded = await db.selectFrom('seed_runs').select('id').executeTakeFirst();
  if (seeded || settings.seedListings === 0) return;
  const started = performance.now();
  const facts = await readFacts(settings.housesCsv);
  if (!(await seedDatabase(pool, { facts, listings: settings.seedListings, seededAt: new Date() }))) return;
  console.log(`Seeded ${settings.seedListings} listings in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!settings.hasDemoAccount) return;
  await addDemoAccount(db);
  console.log(`To try the site, sign in as ${demoAccount.email} with the password ${demoAccount.password}`);
}
