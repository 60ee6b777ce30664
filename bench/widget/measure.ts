import type { Browser, CDPSession } from 'playwright';
import { gzipped, network, openSlowly, run, settled, slow4g } from './firstPaint';
import { type Typing, typeInto } from './keystrokes';

/** One visit of one page. Times in ms. */
export interface Visit {
  readonly firstCard: number;
  readonly longestTask: number;
  /** Total of what each task takes above 50 ms, until a second after the first card. */
  readonly blocking: number;
  readonly layoutShift: number;
  /** Requests before the first card: document, code, data; without pictures. */
  readonly requests: number;
  /** JavaScript that arrived before the first card, as transferred. */
  readonly codeBytes: number;
  /** The same as gzip, whatever the server compresses with. */
  readonly codeGzip: number;
  /** The part of it that had arrived when the first card was painted: what a server prints is there before its code. */
  readonly arrivedGzip: number;
  /** Time from submitting a changed filter, or from changing it where nothing is submitted, until ten new cards are painted. */
  readonly filterToCards: number;
  /** Work of the main thread for the same, at full CPU speed. */
  readonly filterCpu: number;
  /** Elements of the page and of its shadow roots, with ten cards. */
  readonly nodes: number;
  readonly heapKb: number;
  /** Script time of one key in the price and in the metro field, at full CPU speed; NaN if there is none. */
  readonly priceKey: number;
  readonly metroKey: number;
}

/** Where a page shows its cards, in plain DOM or in a shadow root. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Expressions evaluated in the page. */
  readonly cards: string;
  readonly deal: string;
  /** Values of the deals in the order of the choices; absent if these are exactly the native options. */
  readonly deals?: readonly string[];
  /** Absent if changing the deal searches. */
  readonly submit?: string;
  readonly price?: Typing;
  readonly metro?: Typing;
}

export async function visit(browser: Browser, origin: string, subject: Subject): Promise<Visit> {
  const { page, devtools } = await openSlowly(browser, origin + subject.path, subject.cards);
  try {
    const seen = await settled(devtools);
    const { requests, codeBytes } = await run(devtools, network, seen.painted);

    // The second half measures the page's own work, so the network is fast.
    await devtools.send('Network.emulateNetworkConditions', { ...slow4g, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
    const nodes = await run(devtools, countNodes, null);
    const { cards, deal, deals, submit } = subject;
    const filter = { cards, deal, deals, submit };
    const filterToCards = await run(devtools, changeFilter, { ...filter, choice: 1 });
    await devtools.send('HeapProfiler.collectGarbage');
    const heap = await devtools.send('Runtime.getHeapUsage');

    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const before = await taskTime(devtools);
    await run(devtools, changeFilter, { ...filter, choice: 0 });
    const filterCpu = (await taskTime(devtools)) - before;
    const priceKey = subject.price ? await typeInto(page, devtools, subject.price) : Number.NaN;
    const metroKey = subject.metro ? await typeInto(page, devtools, subject.metro) : Number.NaN;
    const sizes = await run(devtools, gzipped, seen.painted);
    return {
      firstCard: seen.painted,
      longestTask: Math.max(0, ...seen.tasks),
      blocking: seen.tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      layoutShift: seen.shift,
      requests,
      codeBytes,
      ...sizes,
      filterToCards,
      filterCpu,
      nodes,
      heapKb: heap.usedSize / 1024,
      priceKey,
      metroKey,
    };
  } finally {
    await page.context().close();
  }
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Runs in the page. */
function countNodes(): number {
  const count = (within: ParentNode): number => {
    const elements = Array.from(within.querySelectorAll('*'));
    return elements.reduce((sum, { shadowRoot }) => sum + (shadowRoot ? count(shadowRoot) : 0), elements.length);
  };
  return count(document);
}

interface FilterChange extends Pick<Subject, 'cards' | 'deal' | 'deals' | 'submit'> {
  readonly choice: number;
}

/** Runs in the page: switches the deal, submits, and waits until ten other cards are painted. */
function changeFilter({ cards, deal, deals, submit, choice }: FilterChange): Promise<number> {
  const evaluate = <T>(expression: string) => new Function(`return ${expression}`)() as T;
  const ids = () => Array.from(evaluate<ArrayLike<HTMLElement>>(cards), (card) => card.dataset.listing ?? card.textContent);
  const before = new Set(ids());
  const choose = () => {
    const select = evaluate<HTMLSelectElement>(deal);
    if (deals) select.value = deals[choice] ?? '';
    else select.selectedIndex = choice;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (submit) choose();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now();
      if (submit) evaluate<HTMLElement>(submit).click();
      else choose();
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
