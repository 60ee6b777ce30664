import { sql } from 'kysely';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import { loadStations } from '../../examples/server/metro/stations';
import { requestBox } from '../../src/domain/city/moscowPlace';
import { optionById, realtyTypes, roomOptions, tradeTypes } from '../../src/domain/enumerations';
import { similarPrice } from '../../src/domain/listing/similarity';
import { defaultFilters } from '../../src/domain/search/filters';
import { formatQuery } from '../../src/domain/search/filtersQuery';
import { quantile } from './cpu';
import { memoryOf } from './processTime';
import { makeSearches } from './searches';
import { startBuiltServer } from './serverProcess';

interface SiteOptions {
  readonly database: string;
  /** SEARCH_URL. */
  readonly search: string;
  readonly dataDir: string;
  readonly rounds: number;
  /** CPU ms of the nodes until now. */
  nodes(): number;
}

export interface SiteFigure {
  readonly call: string;
  /** Wall clock, ms. */
  readonly p50: number;
  readonly p95: number;
  /** CPU ms of both nodes for one call. */
  readonly nodes: number;
  /** Resident memory of Node afterwards, MB. */
  readonly memory: number;
}

/** Of the metrics, on loopback. */
const metricsPort = Number(process.env.METRICS_PORT ?? 19_464);

const city = `top_left_latitude=${requestBox.north}&top_left_longitude=${requestBox.west}&bottom_right_latitude=${requestBox.south}&bottom_right_longitude=${requestBox.east}`;

/** Asks the site over HTTP, as pages do, one call after another; no search twice, so that nothing is remembered. */
export async function measureSite({ database, search, dataDir, rounds, nodes }: SiteOptions): Promise<SiteFigure[]> {
  const calls = await callsOf(database, rounds);
  const server = await startBuiltServer({
    DATABASE_URL: database,
    SEARCH_URL: search,
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  });
  try {
    const figures: SiteFigure[] = [];
    for (const [call, paths] of Object.entries(calls)) {
      const times: number[] = [];
      const before = nodes();
      for (const path of paths) {
        const from = performance.now();
        const response = await fetch(`${server.origin}/api${path}`);
        await response.arrayBuffer();
        if (response.status !== 200) throw new Error(`${response.status} for ${path}`);
        times.push(performance.now() - from);
      }
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      figures.push({ call, p50, p95, nodes: (nodes() - before) / paths.length, memory: memoryOf([server.pid]) });
    }
    const answers = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((response) => response.text());
    for (const line of answers.split('\n')) if (line.startsWith('kvartal_search_answers_total')) console.info(line);
    return figures;
  } finally {
    await server.stop();
  }
}

async function callsOf(database: string, rounds: number): Promise<Record<string, readonly string[]>> {
  const db = openDatabase(openPool({ target: { url: database }, poolSize: 1, statementTimeout: 0 }));
  try {
    const stations = await loadStations(db);
    const searches = (seed: number) => makeSearches(rounds, stations, seed).map(({ criteria: { filters } }) => filters);
    const { rows } = await sql<{ id: number; price: number; rooms: number | null; trade_type: number; realty_type: number }>`
      select id, price, rooms, trade_type, realty_type from listings tablesample system (1) where status = 1 and not is_deleted
      order by id % 1009, id limit ${rounds}`.execute(db);
    return {
      'warming up': searches(31).map((filters) => `/realty/?${formatQuery(filters, 1)}`),
      count: searches(32).map((filters) => `/realty/count/?${formatQuery(filters)}`),
      'first page': searches(33).map((filters) => `/realty/?${formatQuery(filters, 1)}`),
      // By price alone, so that there are so many.
      'page 1000': searches(34).map(({ tradeType, ordering }, index) => {
        return `/realty/?${formatQuery({ ...defaultFilters, tradeType, ordering, areaMin: 10 + index / 100 }, 1000)}`;
      }),
      'map of the city': searches(35).map((filters) => `/realty-addresses/map-points/?${formatQuery(filters)}&${city}`),
      'similar listings': rows.map(({ id, price, rooms, trade_type, realty_type }) => {
        const room = optionById(roomOptions, rooms ?? 0)?.key;
        const [tradeType, realtyType] = [optionById(tradeTypes, trade_type)?.key, optionById(realtyTypes, realty_type)?.key];
        if (!tradeType || !realtyType) throw new Error('A listing without a deal');
        const [priceMin, priceMax] = [Math.ceil(price * (1 - similarPrice)), Math.floor(price * (1 + similarPrice))];
        return `/realty/?${formatQuery({ ...defaultFilters, tradeType, realtyType, rooms: room ? [room] : [], priceMin, priceMax }, 1)}&similar_to=${id}`;
      }),
    };
  } finally {
    await db.destroy();
  }
}
