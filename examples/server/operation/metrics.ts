import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The connections of a pool, as `pg.Pool` counts them. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface MetricsSources {
  readonly pools: Readonly<Record<string, PoolCounts>>;
  readonly countLetters: () => Promise<Readonly<Record<'waiting' | 'failed', number>>>;
  readonly viewsWaiting: () => number;
}

export interface Metrics {
  /** Counts the requests of an application from now on. */
  observe(app: FastifyInstance): void;
  /** Returns everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a cached answer to the limit of a statement. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels are routes and never paths: a visitor can neither add series nor leave a query in them. */
export function createMetrics({ pools, countLetters, viewsWaiting }: MetricsSources): Metrics {
  const registry = new Registry();
  // Memory, processor time, event loop delay, garbage collection.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, with the time until they were answered',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_database_connections',
      help: 'Connections of a pool: open, idle; waiting: queries that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool, state: 'open' }, totalCount);
          this.set({ pool, state: 'idle' }, idleCount);
          this.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_letters',
      help: 'E-mails not sent: waiting for an attempt, or given up. Absent while the database does not answer',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset();
        const letters = await countLetters().catch(() => null);
        if (!letters) return;
        this.set({ state: 'waiting' }, letters.waiting);
        this.set({ state: 'failed' }, letters.failed);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_views_waiting',
      help: 'Listings whose views are not yet written',
      registers: [],
      collect() {
        this.set(viewsWaiting());
      },
    }),
  );

  return {
    observe(app) {
      app.addHook('onResponse', async ({ method, routeOptions, is404 }, { statusCode, elapsedTime }) => {
        const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown');
        requests.observe({ method, route, status: statusCode }, elapsedTime / 1000);
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
