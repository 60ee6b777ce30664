import type pg from 'pg';
import { streetLabel } from '../../../src/domain/address/streetLabel';
import { moscow } from '../../../src/domain/city/moscow';
import { rentFeatureBits } from '../database/attributes';
import { storeStations } from '../metro/storeStations';
import { type BasePicture, describeComposed } from '../pictures/composed/composedPicture';
import { type CopyValue, copyRows } from './copyRows';
import type { Facts } from './facts';
import { SeedGenerator, type SeedListing } from './generate';
import { houseLabel } from './house';
import { addPriceHistory } from './priceHistory';
import { withoutIndexes } from './withoutIndexes';

export interface SeedOptions {
  readonly facts: Facts;
  readonly listings: number;
  /** Publication times are counted back from here. */
  readonly seededAt: Date;
}

/** Accounts are older than the oldest listing by this much, ms. */
const registeredBefore = 90 * 24 * 3600 * 1000;
/** Any number, as long as all instances use the same. */
const seedLock = 7_214_001;

/**
 * Fills an empty database, in one transaction. Requires stored pictures and a pool without a statement timeout.
 * @returns false if the database is not empty or another instance was faster
 */
export async function seedDatabase(pool: pg.Pool, options: SeedOptions): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [seedLock]);
    const { rows } = await client.query('select 1 from seed_runs union all select 1 from listings limit 1');
    if (rows.length === 0) {
      await fill(client, options);
      await client.query('insert into seed_runs (listings, seeded_at) values ($1, $2)', [options.listings, options.seededAt]);
    }
    await client.query('commit');
    // Enables index-only scans at once; autovacuum would come later.
    if (rows.length === 0) {
      await client.query('vacuum (analyze) listings, listing_search, listing_places, listing_prices, photos, addresses, users, pictures');
    }
    return rows.length === 0;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function fill(client: pg.PoolClient, { facts, listings, seededAt }: SeedOptions): Promise<void> {
  const generator = new SeedGenerator(facts, listings);
  const pictureIds = await storeComposed(client, generator);
  await storeStations(client, facts.stations);
  await copyRows(client, 'users', userColumns, userRows(generator, seededAt));
  await copyRows(client, 'addresses', addressColumns, addressRows(generator));
  // What the search reads is filled at once afterwards: row by row it would take longer than everything else.
  await client.query('alter table listings disable trigger user');
  await withoutIndexes(client, ['listings', 'photos', 'listing_search'], async () => {
    await copyRows(client, 'listings', listingColumns, listingRows(generator, seededAt));
    await copyRows(client, 'photos', ['listing_id', 'position', 'picture_id', 'alt'], photoRows(generator, pictureIds));
    await client.query('select fill_listing_search()');
  });
  await client.query('alter table listings enable trigger user');
  await addPriceHistory(client, seededAt);
  await client.query('select fill_moderation_queue()');
  // Ids are explicit: a sequence does not roll back when a seed fails.
  for (const [table, last] of [
    ['users', generator.users],
    ['addresses', facts.houses.length],
    ['listings', listings],
  ] as const) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, Math.max(1, last)]);
  }
}

const userColumns = 'id email phone first_name last_name created_at signed_in_at email_confirmed_at'.split(' ');

function* userRows(generator: SeedGenerator, seededAt: Date): Generator<CopyValue[]> {
  const registered = new Date(seededAt.getTime() - registeredBefore).toISOString();
  for (let id = 1; id <= generator.users; id++) {
    const { firstName, lastName } = generator.person(id);
    // Neither the address nor the number can exist.
    yield [id, `user${id}@example.com`, String(id).padStart(10, '0'), firstName, lastName, registered, registered, registered];
  }
}

const addressColumns = 'id label street house_number corpus building district city latitude longitude metro_id minutes_to_metro'.split(' ');

function* addressRows(generator: SeedGenerator): Generator<CopyValue[]> {
  for (const [index, house] of generator.facts.houses.entries()) {
    const { number, corpus, building, district, latitude, longitude, metroId } = house;
    const street = streetLabel(house) || house.settlement;
    const minutes = generator.minutesToMetro(house);
    yield [
      index + 1,
      houseLabel(house),
      street,
      number,
      corpus || null,
      building || null,
      district,
      moscow.names.name,
      latitude,
      longitude,
      metroId,
      minutes,
    ];
  }
}

const listingColumns = (
  'id owner_id trade_type realty_type rooms price area floor floors status is_deleted published_at address_id metro_id minutes_to_metro latitude longitude ' +
  'building_type year_built repair bathroom balcony loggia elevator furniture courtyard_view street_view rent_features counters communal deposit ' +
  'commission owner_type communication_method description'
).split(' ');

function* listingRows(generator: SeedGenerator, seededAt: Date): Generator<CopyValue[]> {
  for (const listing of generator.flats()) yield listingRow(listing, generator, seededAt);
}

function listingRow(listing: Omit<SeedListing, 'photos'>, generator: SeedGenerator, seededAt: Date): CopyValue[] {
  const { id, flat, ownerId, status, isDeleted, age } = listing;
  const { house } = flat;
  return [
    id,
    ownerId,
    flat.trade,
    flat.realty,
    flat.rooms,
    flat.price,
    flat.area,
    flat.floor,
    house.floors,
    status,
    isDeleted,
    new Date(seededAt.getTime() - age * 1000).toISOString(),
    flat.houseIndex + 1,
    house.metroId,
    generator.minutesToMetro(house),
    house.latitude,
    house.longitude,
    house.buildingType,
    house.yearBuilt,
    flat.repair,
    flat.bathroom,
    flat.balcony,
    flat.loggia,
    flat.elevator,
    flat.furniture,
    flat.courtyardView,
    flat.streetView,
    rentFeatureBits(flat.rentFlags),
    flat.counters,
    flat.communal,
    flat.deposit,
    flat.commission,
    flat.ownerType,
    flat.communication,
    generator.description(listing),
  ];
}

/** Stores the pictures that are made of those of the library, or drawn. Returns the id of every picture by its source. */
async function storeComposed(client: pg.PoolClient, generator: SeedGenerator): Promise<ReadonlyMap<string, number>> {
  const library = await client.query<BasePicture & { readonly source: string }>(
    'select source, hash, width, height, color from pictures where source is not null',
  );
  const bases = new Map(library.rows.map((picture) => [picture.source, picture]));
  const sources = new Set<string>();
  for (const { photos } of generator.listings()) for (const { source } of photos) if (!bases.has(source)) sources.add(source);
  await copyRows(client, 'pictures', ['source', 'hash', 'width', 'height', 'widths', 'color'], composedRows(sources, bases));
  const { rows } = await client.query<{ id: number; source: string }>('select id, source from pictures where source is not null');
  return new Map(rows.map(({ id, source }) => [source, id]));
}

function* composedRows(sources: Iterable<string>, bases: ReadonlyMap<string, BasePicture>): Generator<CopyValue[]> {
  for (const source of sources) {
    const { hash, width, height, widths, color } = describeComposed(source, (base) => bases.get(base));
    yield [source, hash, width, height, widths, color];
  }
}

function* photoRows(generator: SeedGenerator, pictureIds: ReadonlyMap<string, number>): Generator<CopyValue[]> {
  for (const { id, photos } of generator.listings()) {
    for (const [position, { source, alt }] of photos.entries()) {
      const pictureId = pictureIds.get(source);
      if (pictureId === undefined) throw new Error(`There is no picture ${source}`);
      yield [id, position, pictureId, alt];
    }
  }
}
