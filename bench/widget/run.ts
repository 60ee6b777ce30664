/** Measures the one-tag search against a page of plain DOM with the same listings; prints a table and JSON. Needs `npm run build`. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { startServer } from '../../test/e2e/support/server';
import { startFrontServer } from './frontServer';
import { type Subject, type Visit, visit } from './measure';

const rounds = Number(process.env.ROUNDS ?? 5);

const floor: Subject = {
  name: 'floor',
  path: '/bench/floor.html',
  cards: "document.querySelectorAll('.card')",
  deal: "document.querySelector('#deal')",
  submit: "document.querySelector('#submit')",
  price: { field: '#price', first: '1', text: '2345678' },
  metro: { field: '#metro', first: 'с', ready: '#stations li', text: 'окольник' },
};
const search: Subject = {
  name: 'search',
  path: '/bench/search.html',
  cards: "document.querySelector('kvartal-search')?.shadowRoot?.querySelectorAll('[data-listing]')",
  deal: "document.querySelector('kvartal-search').shadowRoot.querySelector('select')",
  submit: "document.querySelector('kvartal-search').shadowRoot.querySelector('button[type=submit]')",
  price: {
    open: 'kvartal-search >> role=button[name=/^Цена/]',
    field: 'kvartal-search [popover]:popover-open input >> nth=0',
    first: '1',
    text: '2345678',
  },
  metro: { field: 'kvartal-search input[role=combobox]', first: 'с', ready: 'kvartal-search [role=option]', text: 'окольник' },
};

interface Goal {
  readonly figure: keyof Visit;
  readonly label: string;
  readonly goal: string;
  /** What the median of the search may be, given that of the floor. */
  readonly limit: (floor: number) => number;
}

const goals: readonly Goal[] = [
  { figure: 'codeBytes', label: 'code before the first card, KB', goal: '≤ 60', limit: () => 60 * 1024 },
  { figure: 'firstCard', label: 'first card, ms', goal: '≤ 1.15 of the floor', limit: (floor) => 1.15 * floor },
  { figure: 'longestTask', label: 'longest task at 4x, ms', goal: '≤ 200', limit: () => 200 },
  { figure: 'blocking', label: 'blocking at 4x, ms', goal: '≤ 220', limit: () => 220 },
  { figure: 'filterToCards', label: 'filter click to ten cards at 4x, ms', goal: '≤ 90', limit: () => 90 },
  { figure: 'filterCpu', label: 'work of it at 1x, ms', goal: '≤ 36', limit: () => 36 },
  { figure: 'nodes', label: 'elements with ten cards', goal: '≤ 600', limit: () => 600 },
  { figure: 'heapKb', label: 'heap, KB', goal: '≤ 1900', limit: () => 1900 },
  { figure: 'priceKey', label: 'script of a key in the price, ms', goal: '≤ 1.5', limit: () => 1.5 },
  { figure: 'metroKey', label: 'script of a key in the stations, ms', goal: '≤ 1.5', limit: () => 1.5 },
  { figure: 'layoutShift', label: 'layout shift', goal: '0', limit: () => 0.001 },
  { figure: 'requests', label: 'requests before the first card, the page apart', goal: '≤ 5', limit: () => 5 },
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
const digits: Partial<Record<keyof Visit, number>> = { layoutShift: 4, codeBytes: 1, priceKey: 2, metroKey: 2 };
const shown = (figure: keyof Visit, value: number) => (figure === 'codeBytes' ? value / 1024 : value).toFixed(digits[figure] ?? 0);

const rows = goals.map(({ figure, label, goal, limit }) => {
  const [own, base] = [median('search', figure), median('floor', figure)];
  const most = limit(base);
  return {
    figure: label,
    floor: shown(figure, base),
    search: shown(figure, own),
    toFloor: base === 0 ? '' : (own / base).toFixed(2),
    goal,
    // One and less is met.
    toGoal: (own / most).toFixed(2),
    met: own <= most,
  };
});
console.log(`\nOne-tag search, medians of ${rounds} visits, slow 4G, CPU 4x\n`);
console.table(rows);
console.log(JSON.stringify({ bench: 'widget', rounds, rows, visits }));
