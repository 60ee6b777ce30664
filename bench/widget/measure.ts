import type { Browser, CDPSession } from 'playwright';
import { type Typing, typeInto } from './keystrokes';

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
  /** Script of one key in the price and in the metro field, at full speed of the processor. */
  readonly priceKey: number;
  readonly metroKey: number;
}

/** How a page shows its cards: the same question for a plain page and for a shadow root. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Expressions evaluated in the page. */
  readonly cards: string;
  readonly deal: string;
  readonly submit: string;
  readonly price: Typing;
  readonly metro: Typing;
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
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // The runner's compiler names inner functions through this helper, which a page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch, subject.cards);
    await page.goto(origin + subject.path, { waitUntil: 'commit' });
    const seen = await settled(devtools);
    const { requests, codeBytes } = await run(devtools, network, seen.firstCard);

    // The second half is about the page's own work: the network is out of the way.
    await devtools.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    const filterToCards = await run(devtools, changeFilter, { cards: subject.cards, deal: subject.deal, submit: subject.submit });
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = await devtools.send('Runtime.getHeapUsage');

    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const priceKey = await typeInto(page, devtools, subject.price);
    const metroKey = await typeInto(page, devtools, subject.metro);
    return {
      firstCard: seen.firstCard,
      longestTask: Math.max(0, ...seen.tasks),
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      layoutShift: seen.shift,
      requests,
      codeBytes,
      filterToCards,
      heapKb: heap.usedSize / 1024,
      priceKey,
      metroKey,
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

/**
 * Calls a function in the page. Not by Playwright, whose helpers would be counted as the page's memory: half a megabyte beside a floor of
 * less than one.
 */
async function run<Argument, Answer>(
  devtools: CDPSession,
  call: (argument: Argument) => Answer | Promise<Answer>,
  argument: Argument,
): Promise<Answer> {
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `(${call})(${JSON.stringify(argument)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Answer;
}

/** The first card, and the quiet of a second and a half after it. */
async function settled(devtools: CDPSession): Promise<Seen> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const seen = await run(devtools, quiet, 1500);
    if (seen) return seen;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('No card within a minute');
}

/** Runs in the page. */
function quiet(milliseconds: number): Seen | null {
  const { seen } = window as unknown as { seen?: Seen };
  return seen && seen.firstCard > 0 && performance.now() > seen.firstCard + milliseconds ? seen : null;
}

/** Runs in the page. */
function network(before: number): { requests: number; codeBytes: number } {
  const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < before) as PerformanceResourceTiming[];
  const counted = asked.filter((entry) => !/\.(webp|jpe?g|png|svg|ico|woff2)$/.test(new URL(entry.name).pathname));
  const code = counted.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
  return {
    requests: new Set(counted.map((entry) => entry.name)).size + 1,
    codeBytes: code.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  };
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
