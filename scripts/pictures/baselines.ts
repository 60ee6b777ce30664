import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PicturedStory } from './pictureStories';
import type { Picture } from './visitStory';

export interface Baseline {
  readonly webp: Buffer;
  /** The hash of the PNG that it was made of. */
  readonly hash: string;
}

/** Entries of a folder; a feature with more stories gets a folder for each first word of their names. */
const MOST = 24;
/** px: a picture wider than a phone or a tablet is scaled down. */
const WIDE = 760;
const SCALE = 2 / 3;

/** Returns the folder of each story below the folder of the set, by the id of the story. Features that share their first word share a folder. */
export function storyFolders(stories: readonly Pick<PicturedStory, 'id' | 'component' | 'name'>[]): ReadonlyMap<string, string> {
  const firstWord = (name: string) => name.split('-')[0] ?? name;
  const counts = new Map<string, number>();
  for (const { component } of stories) counts.set(component, (counts.get(component) ?? 0) + 1);
  const families = new Map<string, number>();
  for (const component of counts.keys()) families.set(firstWord(component), (families.get(firstWord(component)) ?? 0) + 1);
  return new Map(
    stories.map(({ id, component, name }) => {
      const family = (families.get(firstWord(component)) ?? 0) > 1 ? [firstWord(component)] : [];
      const group = (counts.get(component) ?? 0) > MOST ? [firstWord(name)] : [];
      return [id, join(...family, component, ...group, name)];
    }),
  );
}

export async function readBaseline(folder: string, storyFolder: string, variant: string): Promise<Baseline | null> {
  const path = join(folder, storyFolder, `${variant}.webp`);
  if (!existsSync(path)) return null;
  const webp = readFileSync(path);
  const { exif } = await sharp(webp).metadata();
  return { webp, hash: /sha256:([0-9a-f]+)/.exec(exif?.toString('latin1') ?? '')?.[1] ?? '' };
}

/** Packs a picture for the repository: small, and still to be judged by eye. Whether a picture is equal is known from its hash. */
export async function packed(png: Buffer): Promise<Sharp> {
  const { width } = await sharp(png).metadata();
  const picture = sharp(png);
  return (width > WIDE ? picture.resize({ width: Math.round(width * SCALE) }) : picture).webp({ quality: 35 });
}

/** Writes a picture with the hash of its PNG inside, by which an equal one is known without decoding. */
export async function writeBaseline(folder: string, storyFolder: string, variant: string, { png, hash }: Picture): Promise<void> {
  const path = join(folder, storyFolder, `${variant}.webp`);
  mkdirSync(dirname(path), { recursive: true });
  const exif = { IFD0: { ImageDescription: `sha256:${hash}` } };
  writeFileSync(path, await (await packed(png)).withExif(exif).toBuffer());
}

/** Paths of all pictures of stories, such as `results/loading/dark.webp`. */
export function listBaselines(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp') && dirname(name) !== '.');
}

/** Removes pictures, and the folders that they leave empty. */
export function removeBaselines(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(folder, path), { force: true });
    for (let above = dirname(path); above !== '.' && readdirSync(join(folder, above)).length === 0; above = dirname(above)) {
      rmSync(join(folder, above), { recursive: true });
    }
  }
}
