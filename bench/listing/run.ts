/**
 * Measures the page of a listing by script tag against a plain DOM page with the same listing; prints a table and JSON. Needs `npm run
 * build`.
 */
import { existsSync } from 'node:fs';
import { type BrowserContextOptions, chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { startServer } from '../../test/e2e/support/server';
import { network, openSlowly, run, settled } from '../widget/firstPaint';
import { startFrontServer } from '../widget/frontServer';

const rounds = Number(process.env.ROUNDS ?? 5);

/** One visit. Times in ms. */
interface Visit {
  /** When the price and the first photo were painted. */
  readonly painted: number;
  readonly longestTask: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly codeBytes: number;
}

/** An expression that returns a list with one element once the price and the first photo are there. */
const sign = (root: string, photo: string, price: string) => `(() => {
  const root = ${root};
  const photo = root?.querySelector('${photo}');
  return photo?.complete && photo.naturalWidth > 0 && /\\d/.test(root.querySelector('${price}')?.textContent ?? '') ? [photo] : [];
})()`;

const subjects = [
  { name: 'floor', path: '/bench/listing-floor.html', sign: sign('document', '#photos img', '#price') },
  {
    name: 'listing',
    path: '/bench/listing.html',
    sign: sign("document.querySelector('kvartal-listing')?.shadowRoot", '[part~=gallery] img', '[part~=price]'),
  },
] as const;

const screens: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

interface Goal {
  readonly figure: keyof Visit;
  readonly label: string;
  readonly goal: string;
  readonly limit: (floor: number) => number;
}

const goals: readonly Goal[] = [
  { figure: 'codeBytes', label: 'code before price and photo, KB', goal: '≤ 85', limit: () => 85 * 1024 },
  { figure: 'painted', label: 'price and first photo painted, ms', goal: '≤ 1.25 of the floor', limit: (floor) => 1.25 * floor },
  { figure: 'longestTask', label: 'longest task at 4x, ms', goal: '≤ 200', limit: () => 200 },
  { figure: 'layoutShift', label: 'layout shift', goal: '0', limit: () => 0.001 },
  { figure: 'blocking', label: 'blocking at 4x, ms', goal: '', limit: () => Number.POSITIVE_INFINITY },
  { figure: 'requests', label: 'requests before price and photo, the page apart', goal: '≤ 6', limit: () => 6 },
];

if (!existsSync('dist/browser/kvartal.js')) throw new Error('Build first: npm run build');
const server = await startServer(20_000);
const front = await startFrontServer(server.origin);
const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
const visits: Record<string, Visit[]> = {};
try {
  // Interleaved, so that load from other programs affects both.
  for (let round = 0; round < rounds; round += 1) {
    for (const [screen, options] of Object.entries(screens)) {
      for (const subject of subjects) {
        const { page, devtools } = await openSlowly(browser, front.origin + subject.path, subject.sign, options);
        const seen = await settled(devtools);
        const asked = await run(devtools, network, seen.painted);
        (visits[`${screen} ${subject.name}`] ??= []).push({
          painted: seen.painted,
          longestTask: Math.max(0, ...seen.tasks),
          blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
          layoutShift: seen.shift,
          ...asked,
        });
        await page.context().close();
      }
    }
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
  figure === 'codeBytes' ? (value / 1024).toFixed(1) : value.toFixed(figure === 'layoutShift' ? 4 : 0);

const rows = Object.keys(screens).flatMap((screen) =>
  goals.map(({ figure, label, goal, limit }) => {
    const [own, base] = [median(`${screen} listing`, figure), median(`${screen} floor`, figure)];
    return {
      screen,
      figure: label,
      floor: shown(figure, base),
      listing: shown(figure, own),
      toFloor: base === 0 ? '' : (own / base).toFixed(2),
      goal,
      met: own <= limit(base),
    };
  }),
);
console.log(`\nPage of a listing, medians of ${rounds} visits, slow 4G, CPU 4x\n`);
console.table(rows);
console.log(JSON.stringify({ bench: 'listing', rounds, rows, visits }));
