/**
 * Measures the one-tag search against a page of plain DOM with the same listings, and against the peers if they are built; prints a table and
 * JSON.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { ensureBuilt } from '../../scripts/ensureBuilt';
import { renderElement } from '../../src/server';
import { startServer } from '../../test/e2e/support/server';
import { startFrontServer } from './frontServer';
import { type Subject, type Visit, visit } from './measure';
import { builtPeers } from './peerPages';

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

/** The same search, whose first page a server has printed. */
const printed: Subject = { ...search, name: 'printed', path: '/bench/printed.html' };

/** The same by script tag alone: the loader asks the kit's server to print it. */
const asked: Subject = { ...search, name: 'asked', path: '/bench/asked.html' };

interface Goal {
  readonly figure: keyof Visit;
  readonly label: string;
  readonly goal: string;
  /** Shown in brackets. */
  readonly beside?: keyof Visit;
  /** The search by itself unless another subject is named. */
  readonly of?: string;
  /** What the median of the search may be, given that of the floor. */
  readonly limit: (floor: number) => number;
}

const goals: readonly Goal[] = [
  {
    figure: 'codeGzip',
    beside: 'codeBytes',
    label: 'code before the first card as gzip (as sent), KB',
    goal: '≤ 60',
    limit: () => 60 * 1024,
  },
  { figure: 'arrivedGzip', label: 'code before a printed card is painted, KB', goal: '≤ 8', limit: () => 8 * 1024, of: 'printed' },
  { figure: 'arrivedGzip', label: 'code before a card printed for the loader, KB', goal: '≤ 8', limit: () => 8 * 1024, of: 'asked' },
  { figure: 'firstCard', label: 'first card, ms', goal: '≤ 1.15 of the floor', limit: (floor) => 1.15 * floor },
  {
    figure: 'firstCard',
    label: 'first card printed by a server, ms',
    goal: '≤ 0.6 of the floor',
    limit: (floor) => 0.6 * floor,
    of: 'printed',
  },
  {
    figure: 'firstCard',
    label: 'first card printed for the loader, ms',
    goal: '≤ 1.15 of the floor',
    limit: (floor) => 1.15 * floor,
    of: 'asked',
  },
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

// The site's code for servers prints elements.
ensureBuilt('kit', 'site');
const server = await startServer(20_000);
const front = await startFrontServer(server.origin);
// Node does not know the certificate of the front server.
const direct: typeof fetch = (input, init) => fetch(String(input).replace(front.origin, server.origin), init);
const content = await renderElement('kvartal-search', {}, { apiUrl: `${front.origin}/api`, siteUrl: front.origin, fetch: direct });
if (content.failure !== null) throw new Error(content.failure);
const page = readFileSync(new URL('pages/search.html', import.meta.url), 'utf8');
front.print(
  printed.path,
  page.replace('<kvartal-search></kvartal-search>', () => content.html),
);
front.print(asked.path, page.replace('/kit/kvartal.js', '/kit/kvartal.printed.js'));
const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
const peers = builtPeers();
const subjects = [floor, search, printed, asked, ...peers];
const visits: Record<string, Visit[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]));
try {
  // Interleaved, so that a busy moment of the machine falls on all.
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) visits[subject.name]?.push(await visit(browser, front.origin, subject));
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
const digits: Partial<Record<keyof Visit, number>> = { layoutShift: 4, priceKey: 2, metroKey: 2 };
const inKilobytes: readonly (keyof Visit)[] = ['codeBytes', 'codeGzip', 'arrivedGzip'];
const shown = (figure: keyof Visit, value: number) => {
  if (Number.isNaN(value)) return '';
  return inKilobytes.includes(figure) ? (value / 1024).toFixed(1) : value.toFixed(digits[figure] ?? 0);
};

const rows = goals.map(({ figure, beside, label, goal, limit, of = 'search' }) => {
  const medianOf = (name: string) => shown(figure, median(name, figure)) + (beside ? ` (${shown(beside, median(name, beside))})` : '');
  const [own, base] = [median(of, figure), median('floor', figure)];
  const most = limit(base);
  return {
    figure: label,
    floor: medianOf('floor'),
    search: medianOf(of),
    // What a server prints is no matter of the peers, whose pages are scripts.
    ...Object.fromEntries(peers.map(({ name }) => [name, of === 'search' ? medianOf(name) : ''])),
    toFloor: base === 0 ? '' : (own / base).toFixed(2),
    goal,
    // One and less is met.
    toGoal: (own / most).toFixed(2),
    met: own <= most,
  };
});
console.log(`\nOne-tag search, medians of ${rounds} visits, slow 4G, CPU 4x\n`);
console.table(rows);
if (peers.length === 0) console.log('Not beside Shoelace and InstantSearch, which `npm run bench:peers` installs, builds and measures.');
console.log(JSON.stringify({ bench: 'widget', rounds, rows, visits }));
