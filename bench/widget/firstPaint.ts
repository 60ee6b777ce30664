import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';

/** Slow 4G as Lighthouse applies it in DevTools. */
export const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
export const cpuSlowdown = 4;

/** Measurements of a page until it was idle. Times in ms. */
export interface Seen {
  /** When the expected content was painted. */
  painted: number;
  /** Tasks above 50 ms. */
  tasks: number[];
  shift: number;
}

/** Opens `address` on slow 4G with a slow CPU; `sign` is an expression for the list of expected elements. */
export async function openSlowly(
  browser: Browser,
  address: string,
  sign: string,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // esbuild names inner functions through this helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch, sign);
  await page.goto(address, { waitUntil: 'commit' });
  return { page, devtools };
}

/** Runs in the page from the start. */
function watch(sign: string) {
  const seen: Seen = { painted: 0, tasks: [], shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Returns a list; its first element is the expected one.
  const find = new Function(`return ${sign}`) as () => ArrayLike<Element> | null;
  const look = () => {
    if ((find()?.length ?? 0) === 0) requestAnimationFrame(look);
    // The frame that contains it is painted two frames later.
    else requestAnimationFrame(() => requestAnimationFrame((time) => (seen.painted = time)));
  };
  requestAnimationFrame(look);
}

/**
 * Calls a function in the page. Not by Playwright, whose helpers would count as the page's memory: half a megabyte, more than the page
 * itself.
 */
export async function run<Argument, Answer>(
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

/** Waits for the expected content and then for a second and a half without long tasks. */
export async function settled(devtools: CDPSession): Promise<Seen> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const seen = await run(devtools, quiet, 1500);
    if (seen) return seen;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('Nothing to be seen within a minute');
}

/** Runs in the page. */
function quiet(milliseconds: number): Seen | null {
  const { seen } = window as unknown as { seen?: Seen };
  return seen && seen.painted > 0 && performance.now() > seen.painted + milliseconds ? seen : null;
}

/** Runs in the page. Returns the size of its code as gzip: of all that was requested before `painted`, and of what had arrived by then. */
export async function gzipped(painted: number): Promise<{ codeGzip: number; arrivedGzip: number }> {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const code = entries.filter((entry) => entry.startTime < painted && new URL(entry.name).pathname.endsWith('.js'));
  const sizes = new Map<string, number>();
  for (const name of new Set(code.map((entry) => entry.name))) {
    const { body } = await fetch(name);
    const packed = body?.pipeThrough(new CompressionStream('gzip'));
    sizes.set(name, (await new Response(packed).arrayBuffer()).byteLength);
  }
  // A preload and the import of the same file are one.
  const sum = (names: Iterable<string>) => [...new Set(names)].reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const arrived = code.filter((entry) => entry.responseEnd <= painted);
  return { codeGzip: sum(sizes.keys()), arrivedGzip: sum(arrived.map((entry) => entry.name)) };
}

/** Runs in the page. */
export function network(before: number): { requests: number; codeBytes: number } {
  const asked = performance.getEntriesByType('resource').filter((entry) => entry.startTime < before) as PerformanceResourceTiming[];
  const counted = asked.filter((entry) => !/\.(webp|jpe?g|png|svg|ico|woff2)$/.test(new URL(entry.name).pathname));
  const code = counted.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
  return {
    requests: new Set(counted.map((entry) => entry.name)).size,
    codeBytes: code.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  };
}
