import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../../examples/server/operation/metrics';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const folder = 'examples/server/operation/monitoring';
/** Of Prometheus itself. */
const builtIn = ['up'];

/** Returns names of series in an expression: what is neither a label, a text, a function nor a word of the language. */
function seriesOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const names = bare.match(/\b[a-z_][a-z\d_]*\b(?!\s*\()/g) ?? [];
  return names.filter((name) => !['and', 'or', 'unless'].includes(name));
}

describe('what comes with the metrics', () => {
  let names: Set<string>;
  let labels: Set<string>;
  let rules: Rule[];
  let panels: Panel[];
  beforeAll(async () => {
    const metrics = createMetrics({
      pools: {},
      countJobs: async () => [],
      viewsWaiting: () => 0,
      openStreams: () => 0,
      replica: () => ({ isRead: true, behind: 0 }),
      search: { lag: async () => null },
    });
    const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    names = new Set(
      types.flatMap(([, name = '', type]) => (type === 'histogram' ? ['_count', '_sum', '_bucket'].map((end) => name + end) : [name])),
    );
    labels = new Set(['job', 'exported_job', 'instance', 'le', 'method', 'route', 'status', 'pool', 'state', 'result', 'source', 'reason']);
    const alerts = parse(await readFile(`${folder}/alerts.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
    rules = alerts.groups.flatMap((group) => group.rules);
    panels = (JSON.parse(await readFile(`${folder}/dashboard.json`, 'utf8')) as { panels: Panel[] }).panels;
  });

  test('the example of a configuration reads the rules, for the job that they name', async () => {
    const example = parse(await readFile(`${folder}/prometheus.yml`, 'utf8')) as {
      rule_files: string[];
      scrape_configs: { job_name: string }[];
    };
    expect(example.rule_files).toEqual(['alerts.yml']);
    expect(example.scrape_configs.map(({ job_name }) => job_name)).toEqual(['kvartal']);
  });

  test('the names of series are found in expressions', () => {
    expect(seriesOf('max by (exported_job) (kvartal_jobs{state="failed"}) > 0 and on () up == 1')).toEqual(['kvartal_jobs', 'up']);
  });

  test('rules and dashboard ask for series and labels that the server has', () => {
    const expressions = [...rules.map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
    expect(expressions.length).toBeGreaterThan(30);
    for (const expression of expressions) {
      const asked = seriesOf(expression);
      expect(asked, expression).not.toEqual([]);
      expect(asked.filter((name) => !names.has(name) && !builtIn.includes(name))).toEqual([]);
      const byLabels = [...expression.matchAll(/([a-z_]+)=~?"|by \(([^)]*)\)/g)].flatMap(([, one, many]) => one ?? many?.split(', ') ?? []);
      expect(byLabels.filter((label) => !labels.has(label))).toEqual([]);
    }
  });

  test('what the manual says to watch is on the dashboard, and all but the process itself has a rule', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => seriesOf(expr))));
    const warned = new Set(rules.flatMap(({ expr }) => seriesOf(expr)));
    const own = [...names].filter((name) => name.startsWith('kvartal_') && !/_(sum|bucket)$/.test(name));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
    // These have limits in the server, which answers 503; the lag of the replica is in whether it is read.
    const limited = ['kvartal_open_streams', 'kvartal_large_bodies', 'kvartal_replica_lag_seconds'];
    expect(own.filter((name) => !warned.has(name)).toSorted()).toEqual(limited.toSorted());
  });

  test('every rule says how urgent it is and what to do; names and panels are told apart', () => {
    for (const { alert, labels: urgency, annotations } of rules) {
      expect(alert).toMatch(/^Kvartal[A-Z]/);
      expect(['page', 'ticket']).toContain(urgency.severity);
      expect(annotations.summary).not.toBe('');
      expect(annotations.action).toMatch(/\.$/);
    }
    for (const all of [rules.map(({ alert }) => alert), panels.map(({ id }) => `${id}`), panels.map(({ title }) => title)]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
