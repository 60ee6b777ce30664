import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';
import { median } from '../median';

export interface RouteChange {
  readonly way: 'results to listing' | 'listing to results';
  /** Time from the end of the last response that the new page needs, or from the click if it needs none, to the frame that shows it, ms. */
  readonly paintedMs: number;
  /** The slowest of them: usually the first, which loads the code of the page. */
  readonly slowestMs: number;
  /** Documents requested on the way: none are expected. */
  readonly documents: number;
}

interface Passage {
  /** What is clicked, and which of several; null: back in the history. */
  readonly link: string | null;
  readonly place: number;
  /** Shown by the new page with its data. */
  readonly sign: string;
}

/**
 * Runs in the page: navigates away and returns the time from the listing's response (or from the click, if nothing was requested) to the
 * paint of the sign, ms.
 */
function pass({ link, place, sign }: Passage): Promise<number> {
  // The browser's buffer is limited.
  performance.clearResourceTimings();
  const left = performance.now();
  if (link === null) history.back();
  else document.querySelectorAll<HTMLElement>(link)[place]?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(sign)) return void requestAnimationFrame(look);
      // The timer fires after the current frame has been painted.
      setTimeout(() => {
        const painted = performance.now();
        const answers = performance.getEntriesByType('resource').filter(({ name }) => /\/api\/realty\/\d+\/$/.test(name));
        resolve(painted - Math.max(left, ...answers.map((answer) => (answer as PerformanceResourceTiming).responseEnd)));
      });
    };
    requestAnimationFrame(look);
  });
}

/** The number of listings on a page of results: each is requested once, so that its response is never cached. */
const mostRounds = 10;

/** Goes from results to a listing and back in the built site, several times; returns medians. */
export async function routeChanges(origin: string, rounds: number): Promise<readonly RouteChange[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // esbuild names inner functions through this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    let documents = 0;
    await page.goto(`${origin}/realty`);
    await page.locator('#first').waitFor({ state: 'detached' });
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    const there: number[] = [];
    const back: number[] = [];
    for (let round = 0; round < Math.min(rounds, mostRounds); round += 1) {
      const link = '.site-search [part~=card-title]';
      await page.locator(link).nth(round).waitFor();
      there.push(await page.evaluate(pass, { link, place: round, sign: '.site-listing [part~=price]' }));
      await page.locator('.site-listing > :not([aria-busy])').waitFor();
      back.push(await page.evaluate(pass, { link: null, place: 0, sign: '.site-search [data-state=ready] [part~=card]' }));
    }
    return [
      { way: 'results to listing', paintedMs: Math.round(median(there)), slowestMs: Math.round(Math.max(...there)), documents },
      { way: 'listing to results', paintedMs: Math.round(median(back)), slowestMs: Math.round(Math.max(...back)), documents },
    ];
  } finally {
    await browser.close();
  }
}
