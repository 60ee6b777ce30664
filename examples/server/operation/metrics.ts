import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashing } from '../accounts/passwords/passwords';
import { largeBodies } from '../http/bodies/largeBodies';
import type { JobCounts } from '../jobs/jobStore';
import type { IndexFailure } from '../search/searchIndex';
import { type SearchMetricsSources, searchMetrics } from '../search/searchMetrics';

/** The connections of a pool, as `pg.Pool` counts them. */
interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export interface MetricsSources {
  readonly pools: Readonly<Record<string, PoolCounts>>;
  readonly countJobs: () => Promise<readonly JobCounts[]>;
  readonly viewsWaiting: () => number;
  /** Absent where there are no requests. */
  readonly openStreams?: () => number;
  /** Absent without a replica. */
  readonly replica?: () => { readonly isRead: boolean; readonly behind: number | null };
  /** Absent without an index of the search. */
  readonly search?: SearchMetricsSources | null;
}

export interface Metrics {
  /** Counts the requests of an application from now on. */
  observe(app: FastifyInstance): void;
  /** Counts an attempt of a background job. */
  jobEnded(job: string, result: 'done' | 'failed', seconds: number): void;
  /** Counts an answer of the search, or why the index had none. */
  searchAnswered(reason: IndexFailure | null): void;
  /** Returns everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds, from a cached answer to the limit of a statement. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels are routes and never paths: a visitor can neither add series nor leave a query in them. */
export function createMetrics({ pools, countJobs, viewsWaiting, openStreams, replica, search }: MetricsSources): Metrics {
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
  const jobs = new Histogram({
    name: 'kvartal_job_duration_seconds',
    help: 'Attempts of background jobs in this process, with the time that they took',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers: [registry],
  });
  let counting: Promise<readonly JobCounts[]> | null = null;
  /** One statement for both gauges. */
  const counted = () => {
    counting ??= countJobs()
      .catch(() => [])
      .finally(() => {
        counting = null;
      });
    return counting;
  };
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_jobs',
      help: 'Background jobs: waiting, running, or failed for good. Absent while the database does not answer',
      labelNames: ['job', 'state'],
      registers: [],
      async collect() {
        const jobs = await counted();
        this.reset();
        for (const { job, ...counts } of jobs) {
          for (const state of ['waiting', 'running', 'failed'] as const) this.set({ job, state }, counts[state]);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_jobs_late_seconds',
      help: 'How long the oldest background job has been due',
      labelNames: ['job'],
      registers: [],
      async collect() {
        const jobs = await counted();
        this.reset();
        for (const { job, late } of jobs) this.set({ job }, late);
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

  if (openStreams) {
    registry.registerMetric(
      new Gauge({
        name: 'kvartal_open_streams',
        help: 'Open streams of events',
        registers: [],
        collect() {
          this.set(openStreams());
        },
      }),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_password_hashes',
      help: 'Passwords that are hashed or compared: running, waiting',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'running' }, hashing.running);
        this.set({ state: 'waiting' }, hashing.waiting);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'kvartal_large_bodies',
      help: 'Large bodies that are held in memory',
      registers: [],
      collect() {
        this.set(largeBodies.held);
      },
    }),
  );
  if (replica) {
    registry.registerMetric(
      new Gauge({
        name: 'kvartal_replica_lag_seconds',
        help: 'How old what the replica answers may be. Absent while unknown',
        registers: [],
        collect() {
          this.reset();
          const { behind } = replica();
          if (behind !== null) this.set(behind / 1000);
        },
      }),
    );
    registry.registerMetric(
      new Gauge({
        name: 'kvartal_replica_read',
        help: 'Whether public reads go to the replica: 1, or 0 while the database itself answers them',
        registers: [],
        collect() {
          this.set(replica().isRead ? 1 : 0);
        },
      }),
    );
  }
  const searchAnswered = search ? searchMetrics(registry, search) : () => undefined;

  return {
    searchAnswered,
    observe(app) {
      const known = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
      /** Routes are few, and looking up their labels costs more than counting. */
      const requestsOf = (method: string, route: string, status: number) => {
        const key = `${status} ${method} ${route}`;
        const counted = known.get(key) ?? requests.labels({ method, route, status });
        known.set(key, counted);
        return counted;
      };
      app.addHook('onResponse', ({ method, routeOptions, is404 }, reply, done) => {
        done();
        // A stream of events is no slow answer.
        if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        const { statusCode, elapsedTime } = reply;
        const route = is404 ? 'unknown' : (routeOptions.url ?? 'unknown');
        requestsOf(method, route, statusCode).observe(elapsedTime / 1000);
      });
    },
    jobEnded(job, result, seconds) {
      jobs.observe({ job, result }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
