import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { readBaseline, writeBaseline } from './baselines';
import { differsFrom } from './comparePictures';
import { type Picture, pictureOf } from './visitStory';

/** What draws pictures here: letters differ between versions of Chromium, between systems, and with the fonts that are installed. */
export interface Drawer {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
  /** Text in every font of the stories. */
  readonly letters: Picture;
}

export interface Baselines {
  readonly folder: string;
  /** In the repository, for everybody; otherwise on this machine only. */
  readonly isCommitted: boolean;
  /** Why the committed ones cannot be used; empty when they are. */
  readonly reason: string;
}

const RECORD = 'drawer.json';
/** Of the picture of letters, beside the record. */
const LETTERS = 'letters';

/**
 * Returns the set to compare with: the committed one when the same letters were drawn by the same Chromium on the same system or there is
 * none yet, else one of this machine. A comparison with other letters would find differences everywhere or, made lax, none.
 */
export async function baselinesFor(drawer: Drawer, committed: string, local: string): Promise<Baselines> {
  const reason = await differenceFrom(committed, drawer);
  if (reason === '') return { folder: committed, isCommitted: true, reason };
  const { platform, chromium, letters } = drawer;
  return { folder: join(local, `${platform}-chromium-${chromium}-${letters.hash.slice(0, 8)}`), isCommitted: false, reason };
}

export function hasDrawer(folder: string): boolean {
  return existsSync(join(folder, RECORD));
}

/** Writes what drew a set, unless it is known already. */
export async function writeDrawer(folder: string, drawer: Drawer): Promise<void> {
  if (hasDrawer(folder) && (await differenceFrom(folder, drawer)) === '') return;
  const { chromium, platform, letters } = drawer;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RECORD), `${JSON.stringify({ chromium, platform }, null, 2)}\n`);
  await writeBaseline(folder, '', LETTERS, letters);
}

/** Takes a picture of letters in the fonts that stories use, and of what stands in for them. The page shows a story, which brings the typeface. */
export async function takeLetters(page: Page): Promise<Picture> {
  await page.evaluate(drawLetters);
  return pictureOf(await page.locator('#letters').screenshot());
}

async function differenceFrom(folder: string, { chromium, platform, letters }: Drawer): Promise<string> {
  if (!hasDrawer(folder)) return '';
  const record = join(folder, RECORD);
  const recorded = JSON.parse(readFileSync(record, 'utf8')) as Partial<Drawer>;
  if (typeof recorded.chromium !== 'number' || typeof recorded.platform !== 'string')
    throw new Error(`${record} does not say what drew the pictures`);
  if (recorded.chromium !== chromium || recorded.platform !== platform)
    return `belong to Chromium ${recorded.chromium} on ${recorded.platform}, this is Chromium ${chromium} on ${platform}`;
  const baseline = await readBaseline(folder, '', LETTERS);
  return baseline && !(await differsFrom(baseline, letters)) ? '' : 'were drawn with other fonts';
}

/** On the page. */
async function drawLetters(): Promise<void> {
  const families = ['"Golos Text Variable"', 'system-ui', 'sans-serif', 'Georgia, serif', 'monospace', 'Arial'];
  const text = 'Квартал Ёё 1234567890 ₽ м² № «—» • → ✓ Search 🏠';
  const letters = document.createElement('div');
  letters.id = 'letters';
  letters.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:8px;background:#fff;color:#000;white-space:nowrap';
  for (const family of families) {
    for (const weight of [400, 600]) {
      const line = document.createElement('div');
      line.textContent = text;
      line.style.font = `${weight} 16px/24px ${family}`;
      letters.append(line);
      await document.fonts.load(`${weight} 16px ${family}`, text);
    }
  }
  document.body.append(letters);
  await document.fonts.ready;
}
