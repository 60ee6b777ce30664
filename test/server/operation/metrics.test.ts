import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPasswords } from '../../../examples/server/accounts/passwords/passwords';
import { addJob } from '../../../examples/server/jobs/addJob';
import { GiveUp } from '../../../examples/server/jobs/job';
import { runDueJobs } from '../../../examples/server/jobs/jobRunner';
import { countJobs } from '../../../examples/server/jobs/jobStore';
import { createMetrics, type Metrics } from '../../../examples/server/operation/metrics';
import { type MetricsServer, startMetricsServer } from '../../../examples/server/operation/metricsServer';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';

describe('V4: metrics', () => {
  let server: SeededServer;
  let metrics: Metrics;
  let endpoint: MetricsServer;
  let isDown = false;
  beforeAll(async () => {
    metrics = createMetrics({
      pools: { requests: { totalCount: 3, idleCount: 1, waitingCount: 7 } },
      countJobs: () => (isDown ? Promise.reject(new Error('down')) : countJobs(server.pool)),
      viewsWaiting: () => server.views.waiting(),
      openStreams: () => 4,
      replica: () => ({ isRead: true, behind: 1500 }),
      search: { lag: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve({ waiting: 3, seconds: 0.5 })) },
    });
    server = await startSeededServer(await engines[0].start(), { metrics });
    endpoint = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    endpoint?.close();
    await server?.stop();
  });
  const read = async (path = '/metrics', init?: RequestInit) => fetch(`http://127.0.0.1:${endpoint.port}${path}`, init);

  test('requests by method, route and status, never by path or query', async () => {
    await server.get('/api/realty/1/?canary=1');
    await server.get('/api/realty/2/');
    await server.get('/api/canary-path');
    await server.app.inject({ method: 'PUT', url: '/api/canary-call/' });
    const text = await (await read()).text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/realty/:id/",status="200"} 2');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
    expect(text).not.toContain('canary');
  });

  test('connections, jobs, views and the event loop', async () => {
    await server.views.flush();
    await server.get('/api/realty/3/');
    for (const userId of [1, 2]) await addJob(server.db, 'send_letter', { kind: 'welcome', userId });
    const handlers = {
      async send_letter() {
        throw new GiveUp('Refused');
      },
      erase_account: async () => undefined,
      check_listing: async () => undefined,
      tell_unread: async () => undefined,
      purge_keys: async () => undefined,
      clean_up: async () => undefined,
    };
    await runDueJobs(server.jobs, handlers, { onFailure: () => undefined, onEnd: metrics.jobEnded });
    await addJob(server.db, 'send_letter', { kind: 'welcome', userId: 3 });
    const response = await read();
    expect(response.headers.get('content-type')).toContain('text/plain');
    const text = await response.text();
    for (const line of [
      'kvartal_database_connections{pool="requests",state="open"} 3',
      'kvartal_database_connections{pool="requests",state="idle"} 1',
      'kvartal_database_connections{pool="requests",state="waiting"} 7',
      'kvartal_jobs{job="send_letter",state="waiting"} 1',
      'kvartal_jobs{job="send_letter",state="failed"} 2',
      'kvartal_jobs_late_seconds{job="send_letter"}',
      'kvartal_job_duration_seconds_count{job="send_letter",result="failed"} 2',
      'kvartal_views_waiting 1',
      'kvartal_replica_lag_seconds 1.5',
      'kvartal_replica_read 1',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line);
  });

  test('where searches were answered, and what the index still lacks', async () => {
    metrics.searchAnswered(null);
    metrics.searchAnswered('slow');
    metrics.searchAnswered('slow');
    const text = await (await read()).text();
    for (const line of [
      'kvartal_search_answers_total{source="index",reason="none"} 1',
      'kvartal_search_answers_total{source="postgres",reason="slow"} 2',
      'kvartal_search_lag_seconds 0.5',
      'kvartal_search_waiting 3',
    ])
      expect(text).toContain(line);
    const without = createMetrics({ pools: {}, countJobs: async () => [], viewsWaiting: () => 0 });
    without.searchAnswered(null);
    expect(await without.text()).not.toContain('kvartal_search');
  });

  test('streams, and what waits for memory or processors', async () => {
    let release = () => {};
    const held = new Promise<string>((resolve) => {
      release = () => resolve('hash');
    });
    const passwords = createPasswords({ hash: () => held, verify: async () => true });
    const all = ['a', 'b', 'c'].map((password) => passwords.hash(password));
    const during = await (await read()).text();
    for (const line of [
      'kvartal_open_streams 4',
      'kvartal_password_hashes{state="running"} 2',
      'kvartal_password_hashes{state="waiting"} 1',
      'kvartal_large_bodies 0',
    ]) {
      expect(during).toContain(line);
    }
    release();
    await Promise.all(all);
    const after = await (await read()).text();
    expect(after).toContain('kvartal_password_hashes{state="running"} 0');
    expect(after).toContain('kvartal_password_hashes{state="waiting"} 0');
  });

  test('the rest is served while the database does not answer', async () => {
    isDown = true;
    const response = await read();
    isDown = false;
    const text = await response.text();
    expect([
      response.status,
      text.includes('kvartal_views_waiting'),
      text.includes('kvartal_jobs{'),
      /^kvartal_search_lag/m.test(text),
    ]).toEqual([200, true, false, false]);
  });

  test('the public port has no metrics, and the private one nothing else', async () => {
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    for (const path of ['/', '/metrics/x', '/api/realty/', '/metrics?x=1']) expect((await read(path)).status).toBe(404);
    expect((await read('/metrics', { method: 'POST' })).status).toBe(404);
  });
});
