import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../../examples/server/http/app';
import { startTracing } from '../../../examples/server/tracing/startTracing';
import { activeTracing } from '../../../examples/server/tracing/tracing';
import { failingStores } from '../support/failingStores';
import { startCollector } from './collector';

afterEach(() => vi.unstubAllEnvs());

async function requestAndEnd(endpoint: string): Promise<{ status: number; problems: string[]; ended: number }> {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '1');
  const problems: string[] = [];
  await startTracing((text) => problems.push(text));
  const app = await createApp(failingStores());
  const { statusCode } = await app.inject('/api/reference-data/');
  if (endpoint.endsWith(':1')) await vi.waitFor(() => expect(problems).not.toEqual([]), 20_000);
  await app.close();
  const began = performance.now();
  await activeTracing()?.end();
  return { status: statusCode, problems, ended: performance.now() - began };
}

test('without a collector requests are answered, and it is said once; one that hangs does not keep the server from ending', async () => {
  // Nothing listens there, and nothing is tried for long.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '500');
  const away = await requestAndEnd('http://127.0.0.1:1');
  expect(away).toMatchObject({ status: 200, problems: [expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT')] });
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '600000');
  const collector = await startCollector({ hangs: true });
  expect(await requestAndEnd(collector.url)).toMatchObject({ status: 200 });
  await collector.close();
  expect(activeTracing()).toBeNull();
}, 30_000);
