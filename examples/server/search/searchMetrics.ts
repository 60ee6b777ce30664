import { Counter, Gauge, type Registry } from 'prom-client';
import type { IndexFailure } from './searchIndex';

export interface SearchMetricsSources {
  /** What is not in the index yet; null without an index. */
  readonly lag: () => Promise<{ readonly waiting: number; readonly seconds: number } | null>;
}

/** Registers what an index of the search adds. Returns what counts an answer. */
export function searchMetrics(registry: Registry, { lag }: SearchMetricsSources): (reason: IndexFailure | null) => void {
  const answers = new Counter({
    name: 'kvartal_search_answers_total',
    help: 'Searches by the source of their answer; why, if the index had none',
    labelNames: ['source', 'reason'],
    registers: [registry],
  });
  let reading: ReturnType<typeof lag> | null = null;
  /** One statement for both gauges. */
  const read = () => {
    reading ??= lag()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const gauge = (name: string, help: string, value: 'seconds' | 'waiting') =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const known = await read();
          // Not `reset`, which would say that nothing waits.
          this.remove({});
          if (known) this.set(known[value]);
        },
      }),
    );
  gauge('kvartal_search_lag_seconds', 'How long the oldest change has not been in the index. Absent while unknown', 'seconds');
  gauge('kvartal_search_waiting', 'Listings that have changed and are not in the index yet', 'waiting');
  return (reason) => answers.inc({ source: reason ? 'postgres' : 'index', reason: reason ?? 'none' });
}
