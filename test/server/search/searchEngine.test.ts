import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListingStore } from '../../../examples/server/listings/listingStore';
import type { MapStore } from '../../../examples/server/listings/mapStore';
import type { SearchCriteria } from '../../../examples/server/listings/searchQuery';
import { type EngineNode, openNode } from '../../../examples/server/search/engine/engineNode';
import { indexedColumns, published, replaceStatement } from '../../../examples/server/search/engine/engineRow';
import { feedIndex, rebuildIndex } from '../../../examples/server/search/feed/feedIndex';
import { readLag, readState } from '../../../examples/server/search/feed/feedState';
import { applyChanges, openNodes } from '../../../examples/server/search/feed/followChanges';
import { startFeed } from '../../../examples/server/search/feed/startFeed';
import { openIndexedSearch } from '../../../examples/server/search/openIndexedSearch';
import { moscow } from '../../../src/domain/city/moscow';
import { requestBox } from '../../../src/domain/city/moscowPlace';
import { defaultFilters } from '../../../src/domain/search/filters';
import { matchesFilters } from '../../../src/testing/matchesFilters';
import { type Engine, engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { storeListing } from '../support/storeListing';
import { worldOf } from '../support/worldOf';
import { noSphinx, patience, type Sphinx, startSphinx } from './sphinx';

/** Not answered by the roll-up of PostgreSQL. */
const filters = { ...defaultFilters, areaMin: 1 };
const criteria: SearchCriteria = { filters, city: moscow, metroIds: [] };

describe.skipIf(noSphinx !== null)(noSphinx ?? 'a search over an engine', () => {
  let database: Engine;
  let server: SeededServer;
  let searchd: Sphinx;
  let engine: ReturnType<typeof openNodes>;
  let search: { readonly listings: ListingStore; readonly map: MapStore; end(): Promise<void> };
  let sources: string[] = [];
  let ids: readonly number[] = [];

  const open = (waitFor = patience) =>
    openIndexedSearch(server.db, server.stations, {
      engine: searchd.address,
      countsFor: 0,
      patience: waitFor,
      onAnswer: (reason) => sources.push(reason ?? 'index'),
    });
  const feed = () => feedIndex(server.db, engine);
  const pageOf = async () => (await search.listings.page(criteria, 1, 10)).map(({ id }) => id);
  const countOf = async () => (await worldOf(server.db)).filter((listing) => matchesFilters(listing, filters)).length;

  beforeAll(async () => {
    database = await engines[0].start();
    server = await startSeededServer(database);
    searchd = await startSphinx();
    engine = openNodes(searchd.address);
    expect(await feed()).toBe('built');
  });
  afterAll(async () => {
    await engine?.end();
    await searchd?.stop();
    await server?.stop();
  });
  beforeEach(async () => {
    search = open();
    sources = [];
    ids = await pageOf();
    expect([ids.length, sources]).toEqual([10, ['index']]);
    sources = [];
  });
  afterEach(() => search.end());

  /** Everything that is stored, in one order. */
  const contents = async () => {
    const { side } = (await readState(server.db)) ?? { side: 'a' };
    const read = (node: EngineNode) => node.read(`SELECT * FROM kvartal_${side} ORDER BY id ASC LIMIT 0,50000 OPTION max_matches=50000`);
    return Promise.all(engine.nodes.map(read));
  };

  test('what was approved is found at once, and is in the index soon after', async () => {
    const warnings: unknown[] = [];
    const running = startFeed(server.db, searchd.address, { info: () => undefined, warn: (values) => warnings.push(values) });
    try {
      const before = await search.listings.count(criteria);
      const id = await storeListing(server.db, 1, { status: 'moderation' });
      expect(await search.listings.count(criteria)).toBe(before);
      await sql`update listings set status = 1, published_at = now() where id = ${id}`.execute(server.db);
      const found = [before + 1, [id, ...ids.slice(0, 9)]];
      expect([await search.listings.count(criteria), await pageOf()]).toEqual(found);
      await expect.poll(() => readLag(server.db), { timeout: patience }).toMatchObject({ waiting: 0 });
      expect([await search.listings.count(criteria), await pageOf()]).toEqual(found);
      expect([new Set(sources), warnings]).toEqual([new Set(['index']), []]);
      const { side } = (await readState(server.db)) ?? {};
      expect(await engine.nodes[id % 2]?.read(`SELECT id FROM kvartal_${side} WHERE id = ${id}`)).toEqual([{ id }]);
    } finally {
      await running?.stop();
    }
  });

  test('what is not public any more is neither shown nor counted, although the index still has it', async () => {
    const [hidden = 0] = ids;
    const before = await search.listings.count(criteria);
    await sql`update listings set status = 4 where id = ${hidden}`.execute(server.db);
    expect(await pageOf()).not.toContain(hidden);
    expect(await search.listings.count(criteria)).toBe(before - 1);
    expect(sources.every((source) => source === 'index')).toBe(true);
    await sql`update listings set status = 1 where id = ${hidden}`.execute(server.db);
    await feed();
  });

  test('a change applied twice, or out of order, leaves the same index', async () => {
    const changed = ids.slice(0, 6);
    await sql`update listings set price = price + 1000 where id = any(${changed.slice(0, 3)}::bigint[])`.execute(server.db);
    await sql`update listings set is_deleted = true where id = any(${changed.slice(3)}::bigint[])`.execute(server.db);
    await feed();
    const once = await contents();
    const { side } = (await readState(server.db)) ?? { side: 'a' };
    await applyChanges(server.db, engine, side, changed.toReversed());
    await applyChanges(server.db, engine, side, changed);
    expect(await contents()).toEqual(once);
    await sql`update listings set is_deleted = false where id = any(${changed}::bigint[])`.execute(server.db);
    await feed();
    await rebuildIndex(server.db, engine);
    const rebuilt = await contents();
    await applyChanges(server.db, engine, (await readState(server.db))?.side ?? 'a', changed);
    expect(await contents()).toEqual(rebuilt);
  });

  test('an id that only the index has is not shown, not counted from then on, and removed by the feed', async () => {
    const { side } = (await readState(server.db)) ?? { side: 'a' };
    const [like] = await server.db
      .selectFrom('listing_search')
      .select([...indexedColumns, published])
      .where('id', '=', ids[0] ?? 0)
      .execute();
    if (!like) throw new Error('It is public');
    const ghost = 8_000_001;
    await engine.nodes[ghost % 2]?.write(replaceStatement(`kvartal_${side}`, [{ ...like, id: ghost }]));
    expect(await pageOf()).toEqual(ids);
    expect(sources).toEqual(['index', 'unknown']);
    expect(await search.listings.count(criteria)).toBe(await countOf());
    expect(await pageOf()).toEqual(ids);
    expect(sources.slice(2)).toEqual(['index', 'index']);
    await feed();
    expect(await engine.nodes[ghost % 2]?.read(`SELECT id FROM kvartal_${side} WHERE id = ${ghost}`)).toEqual([]);
  });

  test('more changes than can be answered for: PostgreSQL answers, and says why', async () => {
    await sql`update listings set price = price + 1 where id % 5 = 0`.execute(server.db);
    expect(await search.listings.count(criteria)).toBe(await countOf());
    expect(await search.map.points(criteria, requestBox)).not.toHaveLength(0);
    expect(sources).toEqual(['behind', 'behind']);
    expect(await feed()).toBe('followed');
    await search.listings.count(criteria);
    expect(sources).toEqual(['behind', 'behind', 'index']);
  });

  test.each([
    ['killed', 1, 'incomplete'],
    ['killed', 0, 'unreachable'],
  ] as const)(
    'a node is %s (%i): the same request is answered by PostgreSQL, and the index is asked again when it is back',
    async (_how, number, reason) => {
      await searchd.kill(number);
      expect(await search.listings.count(criteria)).toBe(await countOf());
      expect(await pageOf()).toEqual(ids);
      expect(new Set(sources)).toEqual(new Set([reason]));
      await searchd.start(number);
      await expect.poll(async () => search.listings.count(criteria).then(() => sources.at(-1)), { timeout: patience }).toBe('index');
      expect(await search.listings.count(criteria)).toBe(await countOf());
      // It has what it had: nothing has to be built.
      expect(await feed()).toBe('followed');
    },
  );

  test.each([0, 1])('node %i does not answer: the request waits for PostgreSQL instead', async (number) => {
    await search.end();
    search = open(200);
    searchd.pause(number, true);
    try {
      expect(await search.listings.count(criteria)).toBe(await countOf());
      expect(await pageOf()).toEqual(ids);
      expect(sources).toEqual(['slow', 'slow']);
    } finally {
      searchd.pause(number, false);
    }
  });

  test('a rebuild fills the index beside the one that answers, and switches; what is written meanwhile is found in both', async () => {
    const before = await readState(server.db);
    const [dearer = 0] = ids;
    const wanted = { criteria: { ...criteria, filters: { ...filters, priceMin: 999_000_000 } }, ids: [dearer] };
    const found = async () => (await search.listings.page(wanted.criteria, 1, 10)).map(({ id }) => id);
    const writeAndAsk = async () => {
      await sql`update listings set price = 999999999 where id = ${dearer}`.execute(server.db);
      return found();
    };
    const answers: Promise<number[]>[] = [];
    const built = await rebuildIndex(server.db, engine, { onProgress: () => answers.push(writeAndAsk()) });
    const after = await readState(server.db);
    expect([built, after?.side]).toEqual(['built', before?.side === 'a' ? 'b' : 'a']);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of [...(await Promise.all(answers)), await found()]) expect(answer).toEqual(wanted.ids);
    expect(await feed()).toBe('followed');
    expect([await found(), await search.listings.count(criteria)]).toEqual([wanted.ids, await countOf()]);
    expect(new Set(sources)).toEqual(new Set(['index']));
  });

  test('a node that has lost what it had, or all listings replaced: the feed builds the index again', async () => {
    const { side } = (await readState(server.db)) ?? { side: 'a' };
    await engine.nodes[1]?.write('TRUNCATE RTINDEX kvartal_marks');
    await engine.nodes[1]?.write(`TRUNCATE RTINDEX kvartal_${side}`);
    expect(await feed()).toBe('built');
    expect(await search.listings.count(criteria)).toBe(await countOf());
    await sql`select fill_listing_search()`.execute(server.db);
    sources = [];
    expect(await search.listings.count(criteria)).toBe(await countOf());
    expect(sources).toEqual(['behind']);
    expect([await feed(), await feed()]).toEqual(['built', 'followed']);
  });

  test('an index of another database, or one that was not fed for a day, is not asked', async () => {
    const known = { source: sql`'listing_search'::regclass::oid`, fed: sql`now()`, seen: sql`pg_current_snapshot()` };
    for (const wrong of [{ source: sql`1` }, { fed: sql`now() - interval '21 hours'` }, { seen: sql`'99999999:99999999:'::pg_snapshot` }]) {
      const { source, fed, seen } = { ...known, ...wrong };
      await sql`update search_feed set source = ${source}, fed_at = ${fed}, seen = ${seen}`.execute(server.db);
      sources = [];
      expect(await search.listings.count(criteria)).toBe(await countOf());
      expect(sources).toEqual(['unbuilt']);
    }
    expect(await feed()).toBe('built');
    await search.listings.count(criteria);
    expect(sources).toEqual(['unbuilt', 'index']);
  });

  test('while one process feeds, another one has nothing to do', async () => {
    const other = await server.pool.connect();
    try {
      await other.query(`select pg_advisory_lock(hashtextextended('kvartal search feed', 0))`);
      expect(await feed()).toBe('busy');
      await other.query(`select pg_advisory_unlock(hashtextextended('kvartal search feed', 0))`);
      expect(await feed()).toBe('followed');
    } finally {
      other.release();
    }
  });

  test('nodes that the index of all nodes does not have are refused before it answers', async () => {
    const [first] = searchd.address.nodes;
    if (!first) throw new Error('There are no nodes');
    const wrong = openNodes({ ...searchd.address, nodes: [first, first] });
    await expect(rebuildIndex(server.db, wrong)).rejects.toThrow(/SEARCH_URL must name the nodes of it/);
    await wrong.end();
    expect(await search.listings.count(criteria)).toBe(await countOf());
    expect(sources).toEqual(['index']);
  });

  test('what needs no index is not asked there: the roll-up, a place, a street of the map, the newest, what is new', async () => {
    await search.listings.count({ filters: defaultFilters, city: moscow, metroIds: [] });
    const box = { south: 55.75, west: 37.6, north: 55.751, east: 37.601 };
    await search.listings.page({ ...criteria, box }, 1, 10);
    await search.map.points(criteria, box);
    await search.listings.latest(moscow, 'sale', 3);
    const fresh = { ...criteria, publishedWithin: 3600 };
    await Promise.all([search.listings.page(fresh, 1, 10), search.listings.count(fresh)]);
    expect(sources).toEqual([]);
  });

  test('the command prints configurations, says how far the index is, and builds it again', async () => {
    const { target } = database;
    const DATABASE_URL =
      'url' in target ? target.url : `postgres://${target.user}@${encodeURIComponent(target.socketDir)}/${target.database}`;
    const run = (...args: readonly string[]) =>
      new Promise<string>((resolve) => {
        const env = { ...process.env, DATABASE_URL, SEARCH_URL: searchd.url };
        execFile('node', ['--import', 'tsx', 'examples/server/search/command.ts', ...args], { env }, (_, out, said) => resolve(out + said));
      });
    const before = await readState(server.db);
    const [config, status, unknown] = await Promise.all([run('config', '/srv/search'), run('status'), run('statsu')]);
    expect(config).toMatch(
      /^# Node 1 of 2\n[^#]*agent = 127\.0\.0\.1:9312:kvartal_b\n[^#]*# Node 2 of 2\n[^#]*path = \/srv\/search\/kvartal_a\n/,
    );
    expect(status).toMatch(/^Side [ab], built \d{4}-\S+\n0 listings wait, the oldest for 0\.0 s\n$/);
    expect(unknown).toBe('Say rebuild, status, or config and the folder for the data of a node\n');
    expect(await run('rebuild')).toBe('Built, and searches ask it now\n');
    expect((await readState(server.db))?.side).toBe(before?.side === 'a' ? 'b' : 'a');
    expect(await search.listings.count(criteria)).toBe(await countOf());
  });

  test('statements contain whole numbers and nothing else', async () => {
    const [first] = searchd.address.nodes;
    if (!first) throw new Error('There are no nodes');
    const node = openNode(first);
    const odd = { ...criteria, metroIds: ['1) OR id > (0' as unknown as number], filters: { ...filters, metro: ['Арбатская'] } };
    await expect(search.listings.count(odd)).rejects.toThrow(TypeError);
    await node.end();
  });
});
