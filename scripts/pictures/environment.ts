import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { readBaseline, writeBaseline } from './baselines';
import { differsFrom } from './comparePictures';
import { type Picture, pictureOf } from './visitStory';

/** What draws pictures here: text differs between versions of Chromium, between systems, and with the fonts that are installed. */
export interface Environment {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
  /** Text in every font of the stories. */
  readonly fonts: Picture;
}

export interface Baselines {
  readonly folder: string;
  /** True for the set in the repository, which everybody shares; false for one that only this machine has. */
  readonly isCommitted: boolean;
  /** Why the committed ones cannot be used; empty when they are. */
  readonly reason: string;
}

const RECORD = 'environment.json';
/** The picture of text in each font, beside the record. */
const FONTS = 'fonts';

/**
 * Returns the set to compare with: the committed one when the same Chromium on the same system draws the same text or there is
 * none yet, else one of this machine. A comparison with other fonts would find differences everywhere or, made lax, none.
 */
export async function baselinesFor(environment: Environment, committed: string, local: string): Promise<Baselines> {
  const reason = await differenceFrom(committed, environment);
  if (reason === '') return { folder: committed, isCommitted: true, reason };
  const { platform, chromium, fonts } = environment;
  return { folder: join(local, `${platform}-chromium-${chromium}-${fonts.hash.slice(0, 8)}`), isCommitted: false, reason };
}

export function hasEnvironment(folder: string): boolean {
  return existsSync(join(folder, RECORD));
}

/** Writes what drew a set, unless it is known already. */
export async function writeEnvironment(folder: string, environment: Environment): Promise<void> {
  if (hasEnvironment(folder) && (await differenceFrom(folder, environment)) === '') return;
  const { chromium, platform, fonts } = environment;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RECORD), `${JSON.stringify({ chromium, platform }, null, 2)}\n`);
  await writeBaseline(folder, '', FONTS, fonts);
}

/** Takes a picture of text in the fonts that stories use, and of what stands in for them. The page shows a story, which brings the typeface. */
export async function takeFontProbe(page: Page): Promise<Picture> {
  await page.evaluate(drawFontProbe);
  return pictureOf(await page.locator('#fonts').screenshot());
}

async function differenceFrom(folder: string, { chromium, platform, fonts }: Environment): Promise<string> {
  if (!hasEnvironment(folder)) return '';
  const record = join(folder, RECORD);
  const recorded = JSON.parse(readFileSync(record, 'utf8')) as Partial<Environment>;
  if (typeof recorded.chromium !== 'number' || typeof recorded.platform !== 'string')
    throw new Error(`${record} does not say what drew the pictures`);
  if (recorded.chromium !== chromium || recorded.platform !== platform)
    return `belong to Chromium ${recorded.chromium} on ${recorded.platform}, this is Chromium ${chromium} on ${platform}`;
  const baseline = await readBaseline(folder, '', FONTS);
  return baseline && !(await differsFrom(baseline, fonts)) ? '' : 'were drawn with other fonts';
}

/** Runs in the page. */
async function drawFontProbe(): Promise<void> {
  const families = ['"Golos Text Variable"', 'system-ui', 'sans-serif', 'Georgia, serif', 'monospace', 'Arial'];
  const text = 'Квартал Ёё 1234567890 ₽ м² № «—» • → ✓ Search 🏠';
  const probe = document.createElement('div');
  probe.id = 'fonts';
  probe.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;padding:8px;background:#fff;color:#000;white-space:nowrap';
  for (const family of families) {
    for (const weight of [400, 600]) {
      const line = document.createElement('div');
      line.textContent = text;
      line.style.font = `${weight} 16px/24px ${family}`;
      probe.append(line);
      await document.fonts.load(`${weight} 16px ${family}`, text);
    }
  }
  document.body.append(probe);
  await document.fonts.ready;
}
