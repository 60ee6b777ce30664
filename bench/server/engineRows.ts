/**
 * `npm run bench -- engine-rows`: ten million made up listings, straight into two nodes of Sphinx: time, memory, searches. PostgreSQL has no part
 * in it. `ROWS` and `ROUNDS` change its size.
 */

import { openNode } from '../../examples/server/search/engine/engineNode';
import { engineQueries } from '../../examples/server/search/engine/engineQueries';
import { openNodes, storeListings } from '../../examples/server/search/feed/followChanges';
import { Random } from '../../examples/server/seed/random';
import { moscow } from '../../src/domain/city/moscow';
import { moscowBox, requestBox } from '../../src/domain/city/moscowPlace';
import { defaultFilters } from '../../src/domain/search/filters';
import { startSphinx } from '../../test/server/search/sphinx';
import { quantile } from './cpu';
import { memoryOf, processTime } from './processTime';

const rows = Number(process.env.ROWS ?? 10_000_000);
const rounds = Number(process.env.ROUNDS ?? 40);
const atOnce = 5000;
const random = new Random(41);

/** As many houses as a large city has. */
const houses = Array.from({ length: 32_000 }, () => ({
  latitude: Number((moscowBox.south + random.next() * (moscowBox.north - moscowBox.south)).toFixed(6)),
  longitude: Number((moscowBox.west + random.next() * (moscowBox.east - moscowBox.west)).toFixed(6)),
  metro_id: random.integer(1, 300),
}));

/** Only what the questions below ask for has the usual shares. */
function listing(id: number) {
  const rooms = random.integer(1, 6);
  const area = random.integer(20, 150);
  return {
    id,
    city_id: moscow.id,
    trade_type: random.chance(0.6) ? 1 : 2,
    realty_type: random.chance(0.9) ? 1 : 2,
    rooms,
    traits: random.integer(0, 2 ** 26) + 2 ** (27 + rooms),
    ...random.pick(houses as [(typeof houses)[number], ...(typeof houses)[number][]]),
    price: area * random.integer(150_000, 500_000),
    area: area * 100,
    floor: random.integer(1, 25),
    minutes_to_metro: random.integer(1, 40),
    first_payment: null,
    unit_price: random.integer(150_000, 500_000),
    published: 1_700_000_000_000_000 + random.integer(0, 2 ** 45),
  };
}

const searchd = await startSphinx();
const engine = openNodes(searchd.address);
const [first] = searchd.address.nodes;
if (!first) throw new Error('No node');
const node = openNode(first, 60_000);
try {
  const spent = () => searchd.pids().reduce((sum, pid) => sum + processTime(pid), 0);
  const begun = performance.now();
  for (let id = 1; id <= rows; id += atOnce) {
    await storeListings(
      engine,
      'a',
      Array.from({ length: Math.min(atOnce, rows - id + 1) }, (_, index) => listing(id + index)),
    );
    if ((id - 1) % 1_000_000 === 0) console.info(`${id - 1} rows, ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  const loaded = { seconds: (performance.now() - begun) / 1000, nodes: spent(), memory: memoryOf(searchd.pids()) };
  const queries = engineQueries(node, searchd.address.name);
  const criteriaOf = (index: number) => ({
    city: moscow,
    metroIds: [],
    filters: { ...defaultFilters, rooms: ['2' as const], priceMax: 20_000_000 + index * 1000, floorMin: 2 },
  });
  const question = (index: number) => ({ side: 'a' as const, criteria: criteriaOf(index), without: [] });
  const asked: Record<string, (index: number) => Promise<unknown>> = {
    count: (index) => queries.count(question(index)),
    'first page': (index) => queries.ranked(question(index), { limit: 10, offset: 0 }),
    'page 1000': (index) => queries.ranked(question(index), { limit: 10, offset: 9990 }),
    'cells of the city': (index) => queries.cells(question(index), requestBox),
    'similar listings': (index) => {
      const model = listing(1);
      return queries.nearest({ ...question(index) }, model, 60);
    },
  };
  const figures: Record<string, string | number>[] = [];
  for (const [what, ask] of Object.entries(asked)) {
    const times: number[] = [];
    const before = spent();
    for (let index = 0; index < rounds; index++) {
      const from = performance.now();
      await ask(index);
      times.push(performance.now() - from);
    }
    const short = (value: number) => Number(value.toFixed(1));
    figures.push({
      question: what,
      'CPU of the nodes': short((spent() - before) / rounds),
      'ms, median': short(quantile(times, 0.5)),
      'ms, 95th': short(quantile(times, 0.95)),
    });
  }
  console.table(figures);
  const found = await queries.count(question(0));
  console.info(JSON.stringify({ bench: 'engine-rows', rows, rounds, found, loaded, memory: memoryOf(searchd.pids()), figures }));
} finally {
  await Promise.all([engine.end(), node.end()]);
  await searchd.stop();
}
