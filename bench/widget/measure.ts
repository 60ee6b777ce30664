import type { Browser, Page } from 'playwright';

/** One visit of one page. Times in ms. */
export interface Visit {
  readonly firstCard: number;
  readonly longestTask: number;
  /** Sum of what every task took beyond 50 ms, until the first card and a second after. */
  readonly blocking: number;
  readonly layoutShift: number;
  /** Asked for before the first card: document, code, data; pictures apart. */
  readonly requests: number;
  /** JavaScript that had arrived before the first card, as sent. */
  readonly codeBytes: number;
  /** Submitting a changed filter until ten new cards are painted. */
  readonly filterToCards: number;
  readonly heapKb: number;
}

/** How a page shows its cards: the same question for a plain page and for a shadow root. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Expressions evaluated in the page. */
  readonly cards: string;
  readonly deal: string;
  readonly submit: string;
}

/** Slow 4G as Lighthouse applies it in DevTools. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;

interface Seen {
  firstCard: number;
  tasks: number[];
  shift: number;
}

export async function visit(browser: Browser, origin: string, subject: Subject): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', slow4g);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // The runner's compiler names inner functions through this helper, which a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch, subject.cards);
    await page.goto(origin + subject.path, { waitUntil: 'commit' });
    const seen = await settled(page);
    const { requests, codeBytes } = await network(page, seen.firstCard);

    // The second half is about the page's own work: the network is out of the way.
    await devtools.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    const filterToCards = await page.evaluate(changeFilter, { cards: subject.cards, deal: subject.deal, submit: subject.submit });
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = await devtools.send('Runtime.getHeapUsage');
    return {
      firstCard: seen.firstCard,
      longestTask: Math.max(0, ...seen.tasks),
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      layoutShift: seen.shift,
      requests,
      codeBytes,
      filterToCards,
      heapKb: heap.usedSize / 1024,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page from its beginning. */
function watch(cards: string) {
  const seen: Seen = { firstCard: 0, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const find = new Function(`return ${cards}`) as () => ArrayLike<Element> | null;
  const look = () => {
    if ((find()?.length ?? 0) === 0) requestAnimationFrame(look);
    // Two frames later the frame with the card has been painted.
    else requestAnimationFrame(() => requestAnimationFrame((time) => (seen.firstCard = time)));
  };
  requestAnimationFrame(look);
}

/** The first card and the quiet after it: no long task for a second. */
async function settled(page: Page): Promise<Seen> {
  await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen?: Seen };
    return Boolean(seen && seen.firstCard > 0 && performance.now() > seen.firstCard + 1500);
  });
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

function network(page: Page, before: number): Promise<{ requests: number; codeBytes: number }> {
  return page.evaluate((moment) => {
    const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < moment) as PerformanceResourceTiming[];
    const counted = asked.filter((entry) => !/\.(webp|jpe?g|png|svg|woff2)$/.test(new URL(entry.name).pathname));
    const code = counted.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
    return {
      requests: new Set(counted.map((entry) => entry.name)).size + 1,
      codeBytes: code.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
    };
  }, before);
}

/** Runs in the page: takes the other deal, submits, and waits until ten other cards are painted. */
function changeFilter({ cards, deal, submit }: Pick<Subject, 'cards' | 'deal' | 'submit'>): Promise<number> {
  const evaluate = <T>(expression: string) => new Function(`return ${expression}`)() as T;
  const ids = () => Array.from(evaluate<ArrayLike<HTMLElement>>(cards), (card) => card.dataset.listing ?? card.textContent);
  const before = new Set(ids());
  const select = evaluate<HTMLSelectElement>(deal);
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      evaluate<HTMLElement>(submit).click();
      const look = () => {
        const now = ids();
        if (now.length === 10 && now.every((id) => !before.has(id))) {
          requestAnimationFrame((time) => resolve(time - start));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
}
