import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { type Side, wholeIndex } from '../engine/engineQueries';
import { indexedColumns, published } from '../engine/engineRow';
import { IndexProblem } from '../searchIndex';
import { type FeedState, manyUnfed, readChanges, readState, recordPass, switchTo } from './feedState';
import { applyChanges, batch, type EngineNodes, storeListings } from './followChanges';
import { haveAll, removeMarks, writeMarks } from './marks';

interface FeedOptions {
  /** Ends it between two statements. */
  readonly signal?: AbortSignal;
  /** Hears how many listings are in the new index so far. */
  readonly onProgress?: (listings: number) => void;
}

/** What a pass has done: nothing because another process is at it, brought up to date, or built the index. */
export type Fed = 'busy' | 'followed' | 'built';

const lock = sql`hashtextextended('kvartal search feed', 0)`;
/** Seconds after which it is written down that nothing has changed. */
const stillThere = 60;
/** Longer than a search that has asked where to look goes on looking there, ms. */
const lookingFor = 1500;
/** Looks whether a worker has finished its pass, and milliseconds between two of them. */
const attempts = 50;
const pause = 100;
/** Times that changes are followed before a new index answers; what is left then is followed later. */
const rounds = 5;

/** Brings the index up to date, and builds it when there is none for this database. One process at a time does it; others return at once. */
export function feedIndex(db: Kysely<Database>, engine: EngineNodes, options: FeedOptions = {}): Promise<Fed> {
  return alone(db, async (locked) => ((await follow(locked, engine)) ? 'followed' : build(locked, engine, options)));
}

/** Builds the index beside the one that answers, and switches. A worker that only follows changes is waited for. */
export async function rebuildIndex(db: Kysely<Database>, engine: EngineNodes, options: FeedOptions = {}): Promise<Fed> {
  for (let attempt = 1; ; attempt++) {
    const fed = await alone(db, (locked) => build(locked, engine, options));
    if (fed !== 'busy' || attempt === attempts) return fed;
    await delay(pause, undefined, { signal: options.signal });
  }
}

/** The lock belongs to a connection, and is gone with it. All the work is done there. */
function alone(db: Kysely<Database>, work: (locked: Kysely<Database>) => Promise<Fed>): Promise<Fed> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${lock}) as "isOurs"`.execute(connection);
    if (!rows[0]?.isOurs) return 'busy';
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

/** Returns false when the index has to be built: it is not there, not of this database, or a node has lost something. */
async function follow(db: Kysely<Database>, engine: EngineNodes): Promise<boolean> {
  const state = await readState(db);
  if (!state?.isValid || !(await haveAll(engine, state.side, state))) return false;
  const { now, ids, isAll } = await readChanges(db, null);
  if (isAll) return false;
  if (ids.length === 0) {
    if (state.age > stillThere) await recordPass(db, state, now);
    return true;
  }
  const next = { ...state, pass: state.pass + 1 };
  await applyChanges(db, engine, state.side, ids);
  await writeMarks(engine, state.side, next);
  await recordPass(db, next, now);
  return true;
}

async function build(db: Kysely<Database>, engine: EngineNodes, { signal, onProgress }: FeedOptions): Promise<Fed> {
  const present = await readState(db);
  const side: Side = present?.side === 'a' ? 'b' : 'a';
  // Searches that began before the last switch may still read what is emptied now.
  await delay(await untilUnread(db), undefined, { signal });
  await removeMarks(engine, side);
  await Promise.all(engine.nodes.map((node) => node.write(`TRUNCATE RTINDEX ${engine.name}_${side}`)));
  // Whatever changes from here on is noted, and followed below.
  let { now: seen } = await readChanges(db, null);
  let last = 0;
  let stored = 0;
  for (let read = batch; read === batch; ) {
    signal?.throwIfAborted();
    const listings = await readBatch(db, last);
    await storeListings(engine, side, listings);
    read = listings.length;
    last = listings.at(-1)?.id ?? last;
    stored += read;
    if (read > 0) onProgress?.(stored);
    // The one that answers must not fall behind meanwhile.
    if (present) await follow(db, engine);
  }
  for (let round = 0, changed = Number.POSITIVE_INFINITY; round < rounds && changed > manyUnfed; round++) {
    const changes = await readChanges(db, seen);
    if (changes.isAll) throw new IndexProblem('behind', 'All listings were replaced while the index was built');
    await applyChanges(db, engine, side, changes.ids);
    seen = changes.now;
    changed = changes.ids.length;
  }
  await checkNodes(engine, side);
  const state: Omit<FeedState, 'isValid' | 'age'> = { side, build: Date.now(), pass: 1 };
  await writeMarks(engine, side, state);
  await switchTo(db, state, seen);
  return 'built';
}

function readBatch(db: Kysely<Database>, after: number) {
  return db
    .selectFrom('listing_search')
    .select([...indexedColumns, published])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
}

async function untilUnread(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ passed: number }>`
    select extract(epoch from clock_timestamp() - switched_at)::float8 * 1000 as passed from search_feed`.execute(db);
  return rows[0] ? Math.max(0, lookingFor - rows[0].passed) : 0;
}

/** The index of all nodes must have what each of them has: one that lacks a node would answer with wrong counts for good. */
async function checkNodes({ nodes, name }: EngineNodes, side: Side): Promise<void> {
  const counted = async (node: EngineNodes['nodes'][number] | undefined, index: string) =>
    Number((await node?.read(`SELECT COUNT(*) AS n FROM ${index}`))?.[0]?.['n'] ?? 0);
  const parts = await Promise.all(nodes.map((node) => counted(node, `${name}_${side}`)));
  const sum = parts.reduce((one, other) => one + other, 0);
  const all = await counted(nodes[0], wholeIndex(name, side));
  if (all !== sum) {
    throw new IndexProblem(
      'incomplete',
      `${wholeIndex(name, side)} has ${all} listings, its nodes have ${sum}: SEARCH_URL must name the nodes of it`,
    );
  }
}
