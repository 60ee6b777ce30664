/** Measures the one-tag search against a page of plain DOM with the same listings; prints a table and JSON. Needs `npm run build`. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { startServer } from '../../test/e2e/server';
import { startFrontServer } from './frontServer';
import { type Subject, type Visit, visit } from './measure';

const rounds = Number(process.env.ROUNDS ?? 5);

const floor: Subject = {
  name: 'floor',
  path: '/bench/floor.html',
  cards: "document.querySelectorAll('.card')",
  deal: "document.querySelector('#deal')",
  submit: "document.querySelector('#submit')",
};
const search: Subject = {
  name: 'search',
  path: '/bench/search.html',
  cards: "document.querySelector('kvartal-search')?.shadowRoot?.querySelectorAll('[data-listing]')",
  deal: "document.querySelector('kvartal-search').shadowRoot.querySelector('select')",
  submit: "document.querySelector('kvartal-search').shadowRoot.querySelector('button[type=submit]')",
};

interface Goal {
  readonly figure: keyof Visit;
  readonly label: string;
  /** Judges the medians of search and floor. */
  readonly goal: string;
  readonly holds: (own: number, floor: number) => boolean;
}

const goals: readonly Goal[] = [
  { figure: 'codeBytes', label: 'code before the first card, KB', goal: '≤ 60', holds: (own) => own <= 60 * 1024 },
  { figure: 'firstCard', label: 'first card, ms', goal: '≤ 1.20 of the floor', holds: (own, base) => own <= 1.2 * base },
  { figure: 'longestTask', label: 'longest task at 4x, ms', goal: '≤ 200', holds: (own) => own <= 200 },
  { figure: 'blocking', label: 'blocking at 4x, ms', goal: '≤ 217 (0.35 of 619)', holds: (own) => own <= 217 },
  {
    figure: 'filterToCards',
    label: 'filter click to ten cards, ms',
    goal: '≤ 1.25 of the floor',
    holds: (own, base) => own <= 1.25 * base,
  },
  { figure: 'heapKb', label: 'heap, KB', goal: '≤ 1843', holds: (own) => own <= 1843 },
  { figure: 'layoutShift', label: 'layout shift', goal: '0', holds: (own) => own < 0.001 },
  { figure: 'requests', label: 'requests before the first card', goal: '≤ 5', holds: (own) => own <= 5 },
];

if (!existsSync('dist/browser/kvartal.js')) throw new Error('Build first: npm run build');
const server = await startServer(20_000);
const front = await startFrontServer(server.origin);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
const visits: Record<string, Visit[]> = { floor: [], search: [] };
try {
  // Interleaved, so that a busy moment of the machine falls on both.
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of [floor, search]) visits[subject.name]?.push(await visit(browser, front.origin, subject));
  }
} finally {
  await browser.close();
  await front.stop();
  await server.stop();
}

const median = (name: string, figure: keyof Visit) => {
  const values = (visits[name] ?? []).map((seen) => seen[figure]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
};
const shown = (figure: keyof Visit, value: number) =>
  figure === 'layoutShift' ? value.toFixed(4) : figure === 'codeBytes' ? (value / 1024).toFixed(1) : value.toFixed(0);

const rows = goals.map(({ figure, label, goal, holds }) => {
  const [own, base] = [median('search', figure), median('floor', figure)];
  return {
    figure: label,
    floor: shown(figure, base),
    search: shown(figure, own),
    ratio: (own / base).toFixed(2),
    goal,
    met: holds(own, base),
  };
});
console.log(`\nOne-tag search, medians of ${rounds} visits, slow 4G, CPU 4x\n`);
console.table(rows);
console.log(JSON.stringify({ bench: 'widget', rounds, rows, visits }));
