import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { type Accounts, type AccountsOptions, createAccounts } from '../../../examples/server/accounts/accounts';
import { summaryStore } from '../../../examples/server/accounts/summaryStore';
import { type AddressRegister, loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { createChats } from '../../../examples/server/chats/createChats';
import { spamMarks } from '../../../examples/server/chats/spamMarks';
import { chatComplaintReview } from '../../../examples/server/complaints/chatComplaintReview';
import { chatComplaintStore } from '../../../examples/server/complaints/chatComplaintStore';
import { complaintStore } from '../../../examples/server/complaints/complaintStore';
import type { ConnectionSettings } from '../../../examples/server/database/connect';
import { loadSecret } from '../../../examples/server/database/loadSecret';
import { openPools } from '../../../examples/server/database/pools';
import type { Database } from '../../../examples/server/database/schema';
import { eventStore } from '../../../examples/server/events/eventStore';
import { liveEvents } from '../../../examples/server/events/liveEvents';
import { type AppOptions, createApp } from '../../../examples/server/http/app';
import { allCaches, readCaches } from '../../../examples/server/listings/cache/caches';
import type { ListingStoreOptions } from '../../../examples/server/listings/listingStore';
import { createModeration } from '../../../examples/server/listings/moderation/createModeration';
import { openSearch } from '../../../examples/server/listings/openSearch';
import { ownerStore } from '../../../examples/server/listings/ownerStore';
import { priceStore } from '../../../examples/server/listings/similarPrices';
import { listingWrites } from '../../../examples/server/listings/writes/listingWrites';
import { ownListings } from '../../../examples/server/listings/writes/ownListings';
import { loadStations, type Stations } from '../../../examples/server/metro/stations';
import { notificationStore } from '../../../examples/server/notifications/notificationStore';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { publicPictures } from '../../../examples/server/pictures/pictureAccess';
import { pictureLinks } from '../../../examples/server/pictures/pictureLinks';
import { uploadsTo } from '../../../examples/server/pictures/uploadedPicture';
import { uploadJournal } from '../../../examples/server/pictures/uploadJournal';
import { questionStore } from '../../../examples/server/questions/questionStore';
import { type ViewCounter, viewCounter } from '../../../examples/server/views/viewCounter';
import { writeViews } from '../../../examples/server/views/viewStore';
import { pictureDir } from './constants';
import { createDatabase } from './databases';
import { noInstalled } from './postgres';

/** A separate database for the suite. */
export interface Engine {
  readonly target: ConnectionSettings['target'];
  stop(): Promise<void>;
}

export interface EngineKind {
  readonly name: string;
  /** Why it cannot be tested on this machine; null if it can. */
  readonly missing: string | null;
  start(content?: 'empty' | 'seeded'): Promise<Engine>;
}

const shared = inject('engines');

/** Both supported databases. They are already running; starting one copies the seeded database. */
export const embedded = kind('embedded PostgreSQL', null);
export const installed = kind('PostgreSQL server', noInstalled);

/** The database of a suite: the embedded one, which is there on every machine. */
export const engines = [embedded] as const;
/** For suites whose subject is the database: migrations, searches, locks and transactions. With `TEST_DATABASES=embedded` just that one, too. */
export const everyEngine = [embedded, installed] as const;

function kind(name: string, missing: string | null): EngineKind {
  return {
    name,
    missing,
    async start(content = 'seeded') {
      const server = shared.find((candidate) => candidate.name === name);
      if (!server) throw new Error(missing ?? `${name} was not started`);
      const { target, drop } = await createDatabase(server.target, content);
      return { target, stop: drop };
    },
  };
}

export interface SeededServer {
  readonly app: FastifyInstance;
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** For background jobs, which run only when told to. */
  readonly jobs: pg.Pool;
  /** The pool of health checks. */
  readonly health: pg.Pool;
  readonly stations: Stations;
  /** Without a timer: `flush` writes. */
  readonly views: ViewCounter;
  readonly accounts: Accounts;
  /** Requests `GET {path}` and parses JSON. */
  get(path: string): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }>;
  /** Requests `POST {path}` and parses JSON; a string is sent as is. */
  post(path: string, body: unknown): Promise<{ status: number; body: unknown; size: number }>;
  stop(): Promise<void>;
}

/** Options of a suite. */
export interface ServerOptions
  extends AccountsOptions,
    Partial<
      Pick<
        AppOptions,
        | 'logger'
        | 'trustProxy'
        | 'readLimit'
        | 'renderThreads'
        | 'allowedOrigins'
        | 'maxEventLoopDelay'
        | 'metrics'
        | 'uploads'
        | 'bodiesDir'
        | 'pictureFiles'
        | 'folders'
        | 'publicUrl'
        | 'siteFeeds'
      >
    >,
    Pick<ConnectionSettings, 'statementTimeout'>,
    Pick<ListingStoreOptions, 'countsFor' | 'caches'> {}

let reading: Promise<AddressRegister> | undefined;
/** Read once for all suites of a file. */
function addresses(): Promise<AddressRegister> {
  reading ??= loadAddresses();
  return reading;
}

/** What servers remember that do not say it: all of it, unless the run has `SEARCH_CACHES`. */
const cachesOfRun = readCaches(process.env.SEARCH_CACHES || 'all') ?? allCaches;

/** Starts the whole server, without a port, over a seeded database. Counts are always fresh, unless `countsFor` says otherwise. */
export async function startSeededServer(
  engine: Engine,
  {
    hasher,
    moderatorFactor,
    phoneConfirmation,
    messages,
    statementTimeout,
    maxEventLoopDelay = 60_000,
    countsFor = 0,
    caches = cachesOfRun,
    pictureFiles = folderFiles(pictureDir),
    ...more
  }: ServerOptions = {},
): Promise<SeededServer> {
  const pools = openPools({ target: engine.target, statementTimeout });
  const { db, requests: pool } = pools;
  const stations = await loadStations(db);
  const views = viewCounter({ write: (batch) => writeViews(db, batch) });
  const accounts = createAccounts(db, pool, { hasher, moderatorFactor, phoneConfirmation, messages });
  const register = await addresses();
  const { listings, map } = openSearch(db, stations, { countsFor, caches, phoneConfirmation });
  const links = pictureLinks(await loadSecret(db, 'pictures'));
  const app = await createApp({
    // A suite seeds in the process that serves.
    maxEventLoopDelay,
    listings,
    listingWrites: listingWrites(db, { stations, addresses: register }),
    ownListings: ownListings(db),
    moderation: createModeration(db, { stations, addresses: register, listings, ownListings: ownListings(db), phoneConfirmation }),
    uploads: uploadsTo(pictureFiles, uploadJournal(db, 'test')),
    map,
    prices: priceStore(db),
    stations,
    addresses: register,
    views,
    accounts,
    summaries: summaryStore(db),
    owners: ownerStore(db, { phoneConfirmation }),
    chats: createChats(db, links),
    spam: spamMarks(db),
    chatComplaints: { store: chatComplaintStore(db), review: chatComplaintReview(db) },
    complaints: complaintStore(db),
    notifications: notificationStore(db, links),
    live: liveEvents({ pool: pools.events, store: eventStore(pools.eventsDb), totals: summaryStore(pools.eventsDb) }),
    questions: questionStore(pools.contentDb),
    pictureFiles,
    isPublicPicture: publicPictures(db),
    pictureLinks: links,
    checkDatabase: pools.checkDatabase,
    ...more,
  });
  await app.ready();
  return {
    app,
    db,
    pool,
    jobs: pools.jobs,
    health: pools.health,
    stations,
    views,
    accounts,
    async get(path) {
      const response = await app.inject({ method: 'GET', url: path });
      return {
        status: response.statusCode,
        body: response.body === '' ? null : response.json<unknown>(),
        headers: { ...response.headers },
      };
    },
    async post(path, body) {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const response = await app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json' } });
      return { status: response.statusCode, body: response.json<unknown>(), size: response.rawPayload.length };
    },
    async stop() {
      await app.close();
      await pools.end();
      await engine.stop();
    },
  };
}
