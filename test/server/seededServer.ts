import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { type ConnectionSettings, openDatabase, openPool } from '../../examples/server/database/connect';
import { migrate } from '../../examples/server/database/migrate';
import type { Database } from '../../examples/server/database/schema';
import { createApp } from '../../examples/server/http/app';
import { listingStore } from '../../examples/server/listings/listingStore';
import { loadStations, type Stations } from '../../examples/server/metro/stations';
import { builtInPictures, type Picture, preparePictures } from '../../examples/server/pictures/library';
import { storePictures } from '../../examples/server/pictures/pictureStore';
import { startEmbeddedPostgres } from '../../examples/server/postgres/embeddedPostgres';
import { readFacts } from '../../examples/server/seed/facts';
import { seedDatabase } from '../../examples/server/seed/seedDatabase';
import { noSystemPostgres, startSystemPostgres } from './postgres';

export interface Engine {
  readonly target: ConnectionSettings['target'];
  stop(): Promise<void>;
}

/** Both databases that the server promises to work on. */
export const engines = [
  { name: 'embedded PostgreSQL', missing: null, start: startEmbedded },
  { name: 'system PostgreSQL', missing: noSystemPostgres, start: startSystem },
] as const;
if (noSystemPostgres) console.warn(`Skipped: ${noSystemPostgres}`);

export interface SeededServer {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  readonly stations: Stations;
  readonly pictures: readonly Picture[];
  /** JSON of `GET {path}`. */
  get(path: string): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  stop(): Promise<void>;
}

/** Encoding costs seconds and its result never changes, so all tests share it. */
const pictureDir = join(import.meta.dirname, '../../.cache/test-pictures');
export const seededAt = new Date('2026-03-01T09:00:00Z');

/** The whole server but the port, with so many listings. */
export async function startSeededServer(engine: Engine, listings = 2000): Promise<SeededServer> {
  const seeding = openPool({ target: engine.target, statementTimeout: 0, poolSize: 2 });
  const seedingDb = openDatabase(seeding);
  await migrate(seedingDb);
  const pictures = await preparePictures(builtInPictures, pictureDir);
  await storePictures(seedingDb, pictures);
  await seedDatabase(seeding, { facts: await readFacts(), listings, seededAt });
  await seedingDb.destroy();

  const pool = openPool({ target: engine.target });
  const db = openDatabase(pool);
  const stations = await loadStations(db);
  const app = await createApp({
    listings: listingStore(db, stations),
    stations,
    pictureDir,
    checkDatabase: () => sql`select 1`.execute(db),
  });
  await app.ready();
  return {
    app,
    db,
    pool,
    stations,
    pictures,
    async get(path) {
      const response = await app.inject({ method: 'GET', url: path });
      return {
        status: response.statusCode,
        body: response.body === '' ? null : response.json<unknown>(),
        headers: { ...response.headers },
      };
    },
    async stop() {
      await app.close();
      await db.destroy();
      await engine.stop();
    },
  };
}

async function startEmbedded(): Promise<Engine> {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder);
  return {
    target: postgres.target,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startSystem(): Promise<Engine> {
  const { url, stop } = await startSystemPostgres();
  return { target: { url }, stop };
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kvartal-test-'));
}
