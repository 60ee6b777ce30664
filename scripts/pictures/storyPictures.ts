import type { Browser, BrowserContext, Page, Request } from 'playwright';

/** A story to be pictured, at the window that it is tested at. */
export interface PicturedStory {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** The window of a story that names no viewport, as in its test. */
const usual = { width: 1200, height: 900 };

/** One scale, one language, one time zone, no motion: what a picture must not depend on. */
export function pictureContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: usual,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
}

/** Flags that make Chromium draw letters and colours the same wherever it runs. */
export const drawingFlags = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

/** Every story of a feature that has not said `tags: ['!picture']`, as a near duplicate of another should. */
export async function picturedStories(context: BrowserContext, storybook: string): Promise<PicturedStory[]> {
  const index = (await (await fetch(`${storybook}/index.json`)).json()) as {
    entries: Record<string, { id: string; title: string; type: string; tags: string[] }>;
  };
  const ids = Object.values(index.entries)
    .filter(({ title, type, tags }) => type === 'story' && title.startsWith('features/') && tags.includes('picture'))
    .map(({ id }) => id);
  const page = await context.newPage();
  try {
    await page.goto(`${storybook}/iframe.html?id=${ids[0]}&viewMode=story`);
    await page.waitForFunction(isFinished);
    const windows = await page.evaluate(windowsOf, ids);
    return ids.map((id) => ({ id, ...usual, ...windows[id] }));
  } finally {
    await page.close();
  }
}

/** PNG of the window once the story has finished, its play function too, and no longer changes. */
export async function takePicture(context: BrowserContext, storybook: string, { id, width, height }: PicturedStory): Promise<Buffer> {
  const page = await context.newPage();
  try {
    const underWay = requestsUnderWay(page);
    await page.setViewportSize({ width, height });
    await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
    await page.waitForFunction(isFinished, undefined, { timeout: 30_000 });
    const said = await page.evaluate(() => (document.body.classList.contains('sb-show-errordisplay') ? document.body.innerText : null));
    if (said !== null) throw new Error(`The story ${id} failed: ${said.slice(0, 400)}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await settledScreenshot(page, underWay);
  } finally {
    await page.close();
  }
}

/** Code that comes late, such as a drawing, may change the window after the story has finished: nothing may be under way, nor change. */
async function settledScreenshot(page: Page, underWay: ReadonlySet<Request>): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let before = await shoot();
  let equal = 0;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await page.waitForTimeout(100);
    const after = await shoot();
    equal = underWay.size === 0 && after.equals(before) ? equal + 1 : 0;
    if (equal === 3) return after;
    before = after;
  }
  throw new Error(`${page.url()} never stands still`);
}

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

// What follows runs on the page, where Storybook leaves its preview.

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly phase?: string };
    readonly storyStoreValue?: { loadStory(of: { storyId: string }): Promise<LoadedStory> };
  };
}

interface LoadedStory {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: { readonly viewport?: { readonly options?: Record<string, { styles: { width: string; height: string } }> } };
}

function isFinished(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
  return ['finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
}

async function windowsOf(ids: readonly string[]): Promise<Record<string, { width: number; height: number }>> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
  const windows: Record<string, { width: number; height: number }> = {};
  for (const storyId of ids) {
    const story = await preview?.storyStoreValue?.loadStory({ storyId });
    const styles = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
    if (styles) windows[storyId] = { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
  }
  return windows;
}
