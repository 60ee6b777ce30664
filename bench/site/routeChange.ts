import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';

export interface RouteChange {
  readonly way: 'results to listing' | 'listing to results';
  /** From the end of the last answer that the new page needs to the frame that shows it, ms; from the click where nothing is asked. */
  readonly paintedMs: number;
  /** Documents asked for on the way: none. */
  readonly documents: number;
}

/** The moment of the next painted frame in which the selector finds something, and the end of the last answer with this in its address. */
function paintOf(page: Page, selector: string, call: string | null): Promise<number> {
  return page.evaluate(
    ([wanted, address]) =>
      new Promise<number>((resolve) => {
        const clicked = performance.now();
        const look = () => {
          if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
          // After the frame that draws it.
          requestAnimationFrame(() =>
            setTimeout(() => {
              const answers = performance.getEntriesByType('resource').filter(({ name }) => address !== null && name.includes(address));
              const last = answers.at(-1) as PerformanceResourceTiming | undefined;
              resolve(performance.now() - (last?.responseEnd ?? clicked));
            }),
          );
        };
        look();
      }),
    [selector, call] as const,
  );
}

/** Going from results to a listing and back in the built site, several times; medians. */
export async function routeChanges(origin: string, rounds: number): Promise<readonly RouteChange[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let documents = 0;
    await page.goto(`${origin}/realty`);
    await page.locator('#first').waitFor({ state: 'detached' });
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    const there: number[] = [];
    const back: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const title = page.locator('[part~=card-title]').nth(round % 5);
      await title.waitFor();
      await title.evaluate((link: HTMLElement) => link.click());
      there.push(await paintOf(page, '.site-listing [part~=price]', '/api/realty/'));
      await page.evaluate(() => history.back());
      back.push(await paintOf(page, '.site-search [data-state=ready] [part~=card]', null));
    }
    const median = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);
    return [
      { way: 'results to listing', paintedMs: median(there), documents },
      { way: 'listing to results', paintedMs: median(back), documents },
    ];
  } finally {
    await browser.close();
  }
}
