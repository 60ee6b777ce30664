import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addJob } from '../../../examples/server/jobs/addJob';
import { runDueJobs } from '../../../examples/server/jobs/jobRunner';
import { renderThreads } from '../../../examples/server/site/rendering/renderThreads';
import { startTracing } from '../../../examples/server/tracing/startTracing';
import { activeTracing, traced } from '../../../examples/server/tracing/tracing';
import { someone } from '../support/accountServer';
import { embedded, type SeededServer, startSeededServer } from '../support/seededServer';
import { temporaryFolder } from '../support/temporaryFolder';
import { type Collector, type SentSpan, startCollector } from './collector';

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

describe('tracing', () => {
  let collector: Collector;
  let server: SeededServer;
  let origin: string;
  const lines: string[] = [];
  const problems: string[] = [];

  /** Sends all that has ended. The next test begins with nothing. */
  const received = async (enough: (spans: readonly SentSpan[]) => boolean) => {
    await vi.waitFor(() => expect(enough(collector.spans)).toBe(true), 10_000);
    return collector.spans.splice(0);
  };

  beforeAll(async () => {
    collector = await startCollector();
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_SERVICE_NAME', 'flats-of-a-test');
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '20');
    vi.stubEnv('OTEL_TRACES_SAMPLER', 'parentbased_traceidratio');
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '1');
    await startTracing((text) => problems.push(text));
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
    server = await startSeededServer(await embedded.start(), { logger, caches: new Set() });
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server?.stop();
    await activeTracing()?.end();
    await collector?.close();
  });

  test('a request is one trace with its statements, in that of its caller; its line of the log has the id', async () => {
    const headers = { traceparent: `00-${parent.traceId}-${parent.spanId}-01` };
    expect((await fetch(`${origin}/api/realty/?address_metro=${encodeURIComponent('Сокол')}&price_max=98765432`, { headers })).status).toBe(
      200,
    );
    const spans = await received((all) => all.some(({ name }) => name.startsWith('GET ')));
    const [request] = spans.filter(({ name }) => name === 'GET /api/realty/');
    expect(request).toMatchObject({ traceId: parent.traceId, parentSpanId: parent.spanId });
    expect(attributesOf(request)).toEqual({ 'http.request.method': 'GET', 'http.route': '/api/realty/', 'http.response.status_code': 200 });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId && parentSpanId !== undefined);
    expect(statements.some(({ name }) => /^(SELECT|WITH) .*listing_search/.test(name))).toBe(true);
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([parent.traceId]));
    expect(JSON.stringify(spans)).not.toMatch(/98765432|Сокол|price_max=/);
    expect(lines.find((line) => line.includes('"answered"'))).toContain(`"trace_id":"${parent.traceId}"`);
    expect(attributesOf({ ...(request as SentSpan), attributes: collector.resource })).toMatchObject({ 'service.name': 'flats-of-a-test' });
  });

  test('a sender that does not trace stays untraced; health checks are not traced', async () => {
    await fetch(`${origin}/api/realty/`, { headers: { traceparent: `00-${parent.traceId}-${parent.spanId}-00` } });
    await fetch(`${origin}/health/ready`);
    await fetch(`${origin}/api/no-such-path/of-a-visitor`);
    const spans = await received((all) => all.some(({ name }) => name === 'GET'));
    expect(spans.map(({ name, attributes }) => [name, JSON.stringify(attributes).includes('visitor')])).toEqual([['GET', false]]);
  });

  test('a body with personal data and the statements that store it', async () => {
    const person = { ...someone(), email: 'canary.trace@example.ru' };
    const body = JSON.stringify(person);
    const answer = await fetch(`${origin}/api/users/dev/`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(201);
    const spans = await received((all) => all.some(({ name }) => name === 'POST /api/users/dev/'));
    const request = spans.find(({ name }) => name.startsWith('POST '));
    expect(spans.some(({ name, traceId }) => name.startsWith('INSERT users') && traceId === request?.traceId)).toBe(true);
    const sent = JSON.stringify(spans);
    for (const secret of Object.values(person)
      .map(String)
      .filter((text) => text.length > 4))
      expect(sent).not.toContain(secret);
  });

  test('jobs with their statements; what fails has the code of the error alone', async () => {
    await server.jobs.query('delete from graphile_worker._private_jobs');
    await addJob(server.db, 'tell_unread', { userId: 1 });
    const nothing = async () => undefined;
    const handlers = { send_letter: nothing, erase_account: nothing, check_listing: nothing, purge_keys: nothing, clean_up: nothing };
    const tell_unread = async () => void (await sql`select 'canary'::int from users`.execute(server.db));
    await runDueJobs(server.jobs, { ...handlers, tell_unread }, { onFailure: () => undefined });
    const spans = await received((all) => all.some(({ name }) => name === 'job tell_unread'));
    const job = spans.find(({ name }) => name === 'job tell_unread');
    const statement = spans.find(({ name }) => name === 'SELECT users');
    expect(statement).toMatchObject({ traceId: job?.traceId, status: { code: 2 } });
    expect(attributesOf(statement)).toMatchObject({ 'error.type': '22P02', 'db.query.text': 'select ?::int from users' });
    expect(JSON.stringify(spans)).not.toContain('canary');
  });

  test('rendering in a thread, and the calls of the API that it makes', async () => {
    const folder = await temporaryFolder();
    const rendering = `export const renderElement = async (_tag, _attributes, { apiUrl, fetch }) =>
      ({ html: String((await fetch(apiUrl + '/reference-data/')).status), failure: null });`;
    await writeFile(join(folder, 'entryServer.js'), rendering);
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const threads = renderThreads(folder, { threads: 1, longestWait: 60_000 });
    const calling = async (url: string) => {
      const { statusCode, payload } = await server.app.inject(new URL(url).pathname);
      return { status: statusCode, body: payload };
    };
    const input = { tag: 'kvartal-search', attributes: {}, siteUrl: 'http://localhost' } as const;
    const render = () => threads.render('element', input, calling);
    expect(await activeTracing()?.within({ name: 'outer', kind: 'internal' }, render)).toEqual({ html: '200', failure: null });
    await threads.close();
    const spans = await received((all) => all.some(({ name }) => name === 'outer'));
    const [outer, rendered, call] = ['outer', 'render element', 'GET /api/reference-data/'].map((name) =>
      spans.find((span) => span.name === name),
    );
    expect(rendered?.parentSpanId).toBe(outer?.spanId);
    expect(call?.parentSpanId).toBe(rendered?.spanId);
    expect(outer?.traceId).toBe(call?.traceId);
  });

  test('outside of requests and jobs statements are not traced', async () => {
    await sql`select 1`.execute(server.db);
    expect(
      await traced(
        () => expect.fail('no span begins'),
        async () => 'done',
      ),
    ).toBe('done');
  });
});
