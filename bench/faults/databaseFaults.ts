import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import { openApiDocument } from '../../examples/server/http/openApiDocument';
import { end } from '../../test/server/support/serverProcess';
import { ask, limits, slowestOf, Tally, untilStatus } from './asking';
import { type Row, rowOf } from './row';
import type { World } from './world';
import { startWriters } from './writers';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Every call of the document, about the listing or whatever else has the id 1. */
async function everyCall(): Promise<{ readonly method: string; readonly path: string }[]> {
  const { paths } = v.parse(document, await openApiDocument());
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1') }] : [])),
  );
}

const search = '/api/realty/?price_max=12345678';

/** The processes of the database are there, keep their connections, and answer nothing. */
export async function paused(world: World, which: 'all' | 'connections'): Promise<Row> {
  const tally = new Tally();
  const server = await world.serve();
  const { origin } = server;
  const calls = await everyCall();
  const authorized = { headers: { authorization: `Token ${world.stranger.token}` } };
  // Code that runs for the first time is slow.
  tally.slack = await slowestOf(
    calls.flatMap(({ method, path }) => (method === 'GET' ? origin + path : [])),
    authorized,
  );
  // All connections that there may be.
  await Promise.all(Array.from({ length: 40 }, (_, turn) => ask(`${origin}/api/realty/?price_max=${9_000_000 + turn}`)));
  const writers = startWriters(world, () => [origin], tally);
  await delay(500);
  await world.cluster.pause(which);
  const probes: number[] = [];
  const over = new AbortController();
  const probing = (async () => {
    while (!over.signal.aborted) {
      const probe = await ask(`${origin}/health/ready`);
      if (!over.signal.aborted) tally.add('GET /health/ready', probe, limits.probe);
      probes.push(probe.ms);
      await delay(200);
    }
  })();
  const answers = await Promise.all(
    calls.map(async ({ method, path }) => {
      const body = method === 'GET' ? {} : { body: '{}', headers: { ...authorized.headers, 'content-type': 'application/json' } };
      const answer = await ask(origin + path, { method, ...authorized, ...body });
      tally.add(`${method} ${path}`, answer);
      return answer;
    }),
  );
  over.abort();
  world.cluster.resume();
  const [ready, back] = await Promise.all([untilStatus(`${origin}/health/ready`, 200, 10_000), untilStatus(origin + search, 200, 10_000)]);
  await probing;
  const written = await writers.stop();
  await end(server.child, 'SIGTERM');
  const slowestProbe = Math.round(Math.max(...probes));
  return rowOf(which === 'all' ? 'paused database' : 'paused connections', {
    tally,
    written,
    figures: {
      'calls of the document': calls.length,
      'slowest before, ms': tally.slack,
      'of these 503': answers.filter(({ status }) => status === 503).length,
      'slowest readiness, ms': slowestProbe,
      'ready again, ms': ready,
      'search again, ms': back,
    },
    expected: {
      [`readiness within ${limits.probe} ms`]: slowestProbe <= limits.probe + tally.slack,
      [`all well within ${limits.recovery} ms`]: Math.max(ready ?? Infinity, back ?? Infinity) <= limits.recovery + tally.slack,
    },
  });
}

/** All processes of the database die at once under two instances, and it is started again. */
export async function killedDatabase(world: World): Promise<Row> {
  const tally = new Tally();
  const servers = [await world.serve(), await world.serve()];
  const origins = servers.map(({ origin }) => origin);
  const writers = startWriters(world, () => origins, tally);
  await delay(1000);
  await world.cluster.crash();
  const whileAway = await Promise.all(origins.map((origin) => ask(origin + search)));
  for (const answer of whileAway) tally.add(`GET ${search}`, answer);
  await delay(2000);
  await world.cluster.start();
  const back = await Promise.all(origins.map((origin) => untilStatus(origin + search, 200, 10_000)));
  await delay(1000);
  const written = await writers.stop();
  await Promise.all(servers.map(({ child }) => end(child, 'SIGTERM')));
  const slowest = Math.max(...back.map((ms) => ms ?? Infinity));
  return rowOf('killed database', {
    tally,
    written,
    figures: { 'search again after its start, ms': slowest },
    expected: { [`all well within ${limits.recovery} ms`]: slowest <= limits.recovery },
  });
}

/** Another session holds the table of listings. */
export async function lockedTable(world: World): Promise<Row> {
  const tally = new Tally();
  const server = await world.serve();
  const { origin } = server;
  await ask(origin + search);
  tally.slack = await slowestOf(Array.from({ length: 10 }, () => `${origin}/api/realty/1/`));
  const writers = startWriters(world, () => [origin], tally);
  const [blocked, free] = [
    ['/api/realty/?price_max=7654321', '/api/realty/1/'],
    ['/health/ready', '/api/questions/sections/'],
  ];
  let [statuses, statusesOfOthers]: [(number | null)[], (number | null)[]] = [[], []];
  await world.db.transaction().execute(async (transaction) => {
    await sql`lock table listings in access exclusive mode`.execute(transaction);
    const asked = async (path: string) => {
      const answer = await ask(origin + path);
      tally.add(`GET ${path}`, answer);
      return answer.status;
    };
    [statuses, statusesOfOthers] = await Promise.all([
      Promise.all(blocked.map(asked)),
      (async () => {
        const seen: (number | null)[] = [];
        for (let round = 0; round < 20; round += 1) {
          for (const path of free) seen.push(await asked(path));
          await delay(200);
        }
        return seen;
      })(),
    ]);
  });
  const back = await untilStatus(origin + search, 200, 10_000);
  const written = await writers.stop();
  await end(server.child, 'SIGTERM');
  return rowOf('locked table', {
    tally,
    written,
    figures: { 'calls that need it': statuses.join(', '), 'search again, ms': back },
    expected: {
      'calls that need the table are refused with 503': statuses.every((status) => status === 503),
      'other calls answer 200': statusesOfOthers.every((status) => status === 200),
      [`all well within ${limits.recovery} ms`]: (back ?? Infinity) <= limits.recovery,
    },
  });
}
