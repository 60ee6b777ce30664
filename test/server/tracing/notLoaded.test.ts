import { expect, test, vi } from 'vitest';

const loaded = vi.hoisted((): string[] => []);
const packages = ['@opentelemetry/sdk-trace-node', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources'];
vi.mock('@opentelemetry/sdk-trace-node', () => note('sdk'));
vi.mock('@opentelemetry/exporter-trace-otlp-http', () => note('exporter'));
vi.mock('@opentelemetry/resources', () => note('resources'));

function note(name: string): object {
  loaded.push(name);
  return {};
}

test('nothing of the library is loaded with the server, only where tracing starts', async () => {
  await Promise.all([
    import('../../../examples/server/operation/api'),
    import('../../../examples/server/operation/worker'),
    import('../../../examples/server/tracing/startTracing'),
  ]);
  expect(loaded).toEqual([]);
  await Promise.all(packages.map((name) => import(name)));
  expect(loaded).toHaveLength(packages.length);
});
