import { createHash } from 'node:crypto';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import {
  drawsTiles,
  hasElement,
  type Measure,
  measureStory,
  prepareStory,
  readOutcome,
  switchStory,
  waitFrames,
  waitUntilIdle,
} from './inStory';
import type { PicturedStory, Variant } from './pictureStories';

export interface Picture {
  readonly png: Buffer;
  /** The hash of the PNG, equal for equal pictures. */
  readonly hash: string;
}

export interface Visit {
  readonly story: PicturedStory;
  /** Empty, or why the story failed. */
  readonly problem: string;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Flags that make Chromium draw letters and colours the same wherever it runs. */
export const drawingFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

/** When a page counts as still: so many equal pictures in a row, with frames between them. */
export interface Stillness {
  readonly equalPictures: number;
  readonly framesBetween: number;
}

export function pictureOf(png: Buffer): Picture {
  return { png, hash: createHash('sha256').update(png).digest('hex').slice(0, 32) };
}

const PLAY_LIMIT = 60_000;
const TALLEST = 7000;
/** Only so many of the 60 tries wait for tiles, since a story may show tiles that never come. */
const MOST_WAITS_FOR_TILES = 30;

/** A page with isolated storage, and a fixed scale, language and time zone, without motion: pictures must not depend on these. */
export async function openPage(browser: Browser): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  await context.addInitScript({ content: prepareStory });
  return context.newPage();
}

/** Plays a story, in a fresh page or in place of the one before, and takes its pictures. `expected` has the hashes of the pictures before: a picture that is equal needs no second look. */
export async function visitStory(
  page: Page,
  storybook: string,
  story: PicturedStory,
  isFresh: boolean,
  stillness: Stillness,
  expected: (variant: string) => string | undefined,
): Promise<Visit> {
  const pictures = new Map<string, Picture>();
  const errors: string[] = [];
  const pageError = ({ message }: Error) => errors.push(`error of the page: ${message}`);
  page.on('pageerror', pageError);
  const { underWay, stop } = requestsUnderWay(page);
  const foreignRequest = (request: Request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(storybook)) errors.push(`asks another host: ${url}`);
  };
  page.on('request', foreignRequest);
  try {
    await setWindow(page, story.window);
    if (isFresh) await page.goto(`${storybook}/iframe.html?id=${story.id}&viewMode=story&globals=theme:auto;host:element`);
    else await page.evaluate(switchStory, story.id);
    const outcome = await page.waitForFunction(readOutcome, story.id, { timeout: PLAY_LIMIT, polling: 50 }).then(
      (handle) => handle.jsonValue(),
      () => ({ problem: `did not finish in ${PLAY_LIMIT / 1000} s` }),
    );
    if (outcome?.problem) return { story, problem: stripVTControlCharacters(outcome.problem), pictures };
    if (!story.isReactOnly && !(await page.evaluate(hasElement))) errors.push('shows no element of the kit');
    for (const variant of story.variants) {
      await setWindow(page, variant);
      pictures.set(variant.name, await takePicture(page, variant, story.options.crop, underWay, stillness, expected(variant.name)));
    }
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  } finally {
    stop();
    page.off('request', foreignRequest);
    page.off('pageerror', pageError);
  }
  return { story, problem: errors.join('\n'), pictures };
}

async function setWindow(page: Page, { colorScheme, width, height }: Variant): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
}

/** Takes pictures until one is as expected or enough in a row are equal: lazy code may change the page after the story has finished. */
async function takePicture(
  page: Page,
  variant: Variant,
  crop: string | undefined,
  underWay: ReadonlySet<Request>,
  { equalPictures, framesBetween }: Stillness,
  expected: string | undefined,
): Promise<Picture> {
  let before = '';
  let equal = 0;
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await page.evaluate(waitUntilIdle);
    const picture = pictureOf(await shoot(page, variant, crop));
    const { hash } = picture;
    if (hash === expected) return picture;
    const isDrawing = attempt < MOST_WAITS_FOR_TILES && (await page.evaluate(drawsTiles));
    equal = underWay.size === 0 && !isDrawing && hash === before ? equal + 1 : 0;
    if (equal === equalPictures - 1) return picture;
    before = hash;
    await page.evaluate(waitFrames, framesBetween);
  }
  throw new Error(`its ${variant.name} picture never stands still`);
}

const still = { animations: 'disabled', caret: 'hide' } as const;

async function shoot(page: Page, { width, height }: Variant, crop: string | undefined): Promise<Buffer> {
  if (crop === 'window') return page.screenshot(still);
  if (crop) return page.locator(crop).first().screenshot(still);
  const { measure, isFull } = await fitWindow(page, width, height);
  const clip = { x: 0, y: 0, width, height: Math.max(1, measure.bottom) };
  return page.screenshot({ clip, fullPage: isFull, ...still });
}

/** Makes the window as high as what it shows, so that nothing is cut and what loads in view has loaded. */
async function fitWindow(page: Page, width: number, least: number): Promise<{ measure: Measure; isFull: boolean }> {
  let measure = await page.evaluate(measureStory);
  for (let step = 0; step < 4 && measure.missing > 0; step += 1) {
    const before = page.viewportSize()?.height ?? least;
    if (before + measure.missing > TALLEST) break;
    await page.setViewportSize({ width, height: before + measure.missing });
    await page.evaluate(waitUntilIdle);
    measure = await page.evaluate(measureStory);
  }
  if (measure.missing === 0) return { measure, isFull: false };
  // Such a story is higher than the window by a fixed amount and grows along with it, or it is higher than `TALLEST`.
  await page.setViewportSize({ width, height: least });
  await page.evaluate(waitUntilIdle);
  return { measure: await page.evaluate(measureStory), isFull: true };
}

function requestsUnderWay(page: Page): { readonly underWay: ReadonlySet<Request>; stop(): void } {
  const underWay = new Set<Request>();
  const add = (request: Request) => underWay.add(request);
  const remove = (request: Request) => underWay.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  return { underWay, stop: () => page.off('request', add).off('requestfinished', remove).off('requestfailed', remove) };
}
