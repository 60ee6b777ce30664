import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Who drew a set of pictures: letters differ between versions of Chromium and between systems. */
export interface Drawer {
  /** Major version. */
  readonly chromium: number;
  readonly platform: string;
}

export interface Baselines {
  readonly folder: string;
  /** In the repository, for everybody; otherwise on this machine only. */
  readonly isCommitted: boolean;
}

const RECORD = 'drawer.json';
const EXTENSION = '.webp';

/**
 * The set of pictures to compare with: the committed one when this Chromium on this system drew it or there is none yet, else one
 * of this machine's own, since a comparison with somebody else's letters would find differences everywhere or, made lax, none.
 */
export function baselinesFor(drawer: Drawer, committed: string, local: string): Baselines {
  const recorded = drawerOf(committed);
  if (recorded === null || (recorded.chromium === drawer.chromium && recorded.platform === drawer.platform)) {
    return { folder: committed, isCommitted: true };
  }
  return { folder: join(local, `${drawer.platform}-chromium-${drawer.chromium}`), isCommitted: false };
}

/** Who drew the pictures of a folder; null when there are none. */
export function drawerOf(folder: string): Drawer | null {
  const record = join(folder, RECORD);
  if (!existsSync(record)) return null;
  const { chromium, platform } = JSON.parse(readFileSync(record, 'utf8')) as Partial<Drawer>;
  if (typeof chromium !== 'number' || typeof platform !== 'string') throw new Error(`${record} does not say who drew the pictures`);
  return { chromium, platform };
}

/** Writes the whole set anew, so that pictures of stories that are gone go too. Answers its size in bytes. */
export async function writeBaselines(folder: string, drawer: Drawer, pictures: ReadonlyMap<string, Buffer>): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RECORD), `${JSON.stringify(drawer, null, 2)}\n`);
  let bytes = 0;
  for (const [id, picture] of pictures) {
    // Lossless, a third of the PNG.
    const packed = await sharp(picture).webp({ lossless: true }).toBuffer();
    bytes += packed.length;
    writeFileSync(join(folder, id + EXTENSION), packed);
  }
  return bytes;
}

export function readBaselines(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((name) => name.endsWith(EXTENSION));
  return new Map(files.map((name) => [name.slice(0, -EXTENSION.length), readFileSync(join(folder, name))]));
}
