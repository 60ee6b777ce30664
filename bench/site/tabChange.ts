import { chromium, type Page } from 'playwright';
import { demoAccount } from '../../examples/server/seed/demoAccount';
import { chromiumFlags, ensureChromium } from '../../scripts/chromium';

export interface TabChange {
  readonly tab: string;
  /** Time from the end of the last response that the tab needs, or from the click if it needs none, to the frame that shows it, ms. */
  readonly paintedMs: number;
  /** The slowest of them: usually the first, which loads the code of the tab. */
  readonly slowestMs: number;
}

interface Passage {
  /** What is clicked. */
  readonly link: string;
  /** Shown by the tab with its data. */
  readonly sign: string;
}

/** Runs in the page: opens a tab and returns the time from its data (or from the click, if they are here) to the paint of the sign, ms. */
function pass({ link, sign }: Passage): Promise<number> {
  performance.clearResourceTimings();
  const left = performance.now();
  document.querySelector<HTMLElement>(link)?.click();
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(sign)) return void requestAnimationFrame(look);
      // The timer fires after the current frame has been painted.
      setTimeout(() => {
        const painted = performance.now();
        const answers = performance.getEntriesByType('resource').filter(({ name }) => /\/api\//.test(name));
        const ends = answers.map((answer) => (answer as PerformanceResourceTiming).responseEnd);
        resolve(painted - Math.max(left, ...ends.filter((end) => end > 0 && end < painted)));
      });
    };
    requestAnimationFrame(look);
  });
}

const signs: Readonly<Record<string, string>> = {
  settings: '.site-account [part~=form] input',
  notifications: '[data-notification]',
  ads: '[data-listing]',
};

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Авторизация' }).first().click();
  const login = page.getByRole('dialog', { name: 'Вход' });
  await login.getByLabel('Email').fill(demoAccount.email);
  await login.getByLabel('Пароль', { exact: true }).fill(demoAccount.password);
  await login.getByRole('button', { name: 'Войти' }).click();
  await login.waitFor({ state: 'hidden' });
}

/** Goes through the tabs of the account in the built site, several times; returns medians. */
export async function tabChanges(origin: string, rounds: number): Promise<readonly TabChange[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium('full'), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // esbuild names inner functions through this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(`${origin}/realty`);
    await signIn(page);
    await page.goto(`${origin}/account?tab=ads`);
    await page.locator('nav [data-key=settings]').waitFor();
    await page
      .locator(signs.ads ?? '')
      .first()
      .waitFor();
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [tab, sign] of Object.entries(signs)) {
        const took = await page.evaluate(pass, { link: `nav [data-key=${tab}]`, sign });
        times.set(tab, [...(times.get(tab) ?? []), took]);
      }
    }
    return [...times].map(([tab, all]) => ({
      tab,
      paintedMs: Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN),
      slowestMs: Math.round(Math.max(...all)),
    }));
  } finally {
    await browser.close();
  }
}
