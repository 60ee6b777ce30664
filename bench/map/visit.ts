import type { Browser, CDPSession, Page } from 'playwright';

/** One visit of the map. Times in ms, at full CPU speed. */
export interface MapVisit {
  /** Time from navigation until markers are painted. */
  readonly firstMarkers: number;
  /** The longest task between the response with the points and a second after the markers. */
  readonly longestTaskOfPoints: number;
  readonly markers: number;
  readonly panFrameMedian: number;
  readonly panFrame95: number;
  readonly longestTaskOfPan: number;
  readonly longestTaskOfZoom: number;
  readonly layoutShift: number;
  /** JavaScript of the page, as transferred, KB. */
  readonly codeKb: number;
  /** Bytes of the basemap read before the first quiet second, KB. */
  readonly basemapKb: number;
}

interface Seen {
  tasks: { at: number; length: number }[];
  frames: number[];
  shift: number;
  points: number;
  markers: number;
}

const markers = "document.querySelector('kvartal-map')?.shadowRoot?.querySelectorAll('[part~=marker]')";

export async function visitMap(browser: Browser, address: string): Promise<MapVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const basemap: number[] = [];
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const requests = new Set<string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.endsWith('.pmtiles')) requests.add(requestId);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requests.has(requestId)) basemap.push(encodedDataLength);
    });
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch, markers);
    await page.goto(address, { waitUntil: 'commit' });
    const first = await quiet(page, 1000);
    const basemapKb = basemap.reduce((sum, bytes) => sum + bytes, 0) / 1024;

    const pan = await during(page, () => drag(page, devtools));
    const zoom = await during(page, () => zoomIn(page));
    return {
      firstMarkers: first.markers,
      longestTaskOfPoints: longest(first.tasks.filter(({ at, length }) => at + length > first.points)),
      markers: await page.evaluate(`${markers}.length`),
      panFrameMedian: quantile(pan.frames, 0.5),
      panFrame95: quantile(pan.frames, 0.95),
      longestTaskOfPan: longest(pan.tasks),
      longestTaskOfZoom: longest(zoom.tasks),
      layoutShift: first.shift,
      codeKb: await page.evaluate(codeKb),
      basemapKb,
    };
  } finally {
    await context.close();
  }
}

const longest = (tasks: Seen['tasks']) => Math.max(0, ...tasks.map(({ length }) => length));

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Runs `act` and returns what was measured until the page is idle again. */
async function during(page: Page, act: () => Promise<void>): Promise<Seen> {
  const from = await page.evaluate(() => performance.now());
  await act();
  const seen = await quiet(page, 700);
  return { ...seen, tasks: seen.tasks.filter(({ at }) => at >= from), frames: seen.frames };
}

/** Drags the middle of the map for a second; counts frames while the button is down. */
async function drag(page: Page, devtools: CDPSession): Promise<void> {
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    seen.frames = [];
    let last = 0;
    const tick = (time: number) => {
      if (last > 0) seen.frames.push(time - last);
      last = time;
      if (seen.frames.length < 600 && (window as unknown as { isDragging?: boolean }).isDragging) requestAnimationFrame(tick);
    };
    Object.assign(window, { isDragging: true });
    requestAnimationFrame(tick);
  });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', 1003, 607);
  for (let step = 1; step <= 60; step += 1) {
    await mouse('mouseMoved', 1003 - step * 8, 607 - step * 4);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => Object.assign(window, { isDragging: false }));
  await mouse('mouseReleased', 523, 367);
}

async function zoomIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Приблизить' }).click();
}

/** Returns the measurements once there are markers and no long task for this many ms. */
async function quiet(page: Page, milliseconds: number): Promise<Seen> {
  await page.waitForFunction(
    (least) => {
      const { seen } = window as unknown as { seen: Seen };
      const last = seen.tasks.at(-1);
      const since = Math.max(seen.markers, last ? last.at + last.length : 0);
      return seen.markers > 0 && performance.now() > since + least;
    },
    milliseconds,
    { timeout: 60_000 },
  );
  // Polls again, so that the time counts from here too.
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() > until, start + milliseconds);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Runs in the page from the start. */
function watch(markers: string) {
  const seen: Seen = { tasks: [], frames: [], shift: 0, points: 0, markers: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      if (seen.points === 0 && entry.name.includes('/map-points/')) seen.points = entry.responseEnd;
    }
  }).observe({ type: 'resource', buffered: true });
  const find = new Function(`return ${markers}`) as () => ArrayLike<Element> | undefined;
  const look = () => {
    if ((find()?.length ?? 0) === 0) requestAnimationFrame(look);
    else
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          seen.markers = time;
        }),
      );
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function codeKb(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const code = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return code.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024;
}
