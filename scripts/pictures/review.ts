import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './comparePictures';

/** Pixels of a window that may differ before it is a difference: a dot, never a letter. */
const ALLOWED = 12;

export interface Review {
  readonly same: number;
  /** A line for each story that looks otherwise than before, is new, or is gone; with the paths of its pictures. */
  readonly complaints: readonly string[];
}

/** Compares pictures with the set before. What differs is left in `leftovers`, emptied first: expected, actual and difference. */
export async function review(
  expected: ReadonlyMap<string, Buffer>,
  actual: ReadonlyMap<string, Buffer>,
  leftovers: string,
): Promise<Review> {
  rmSync(leftovers, { recursive: true, force: true });
  const complaints: string[] = [];
  let same = 0;
  const leave = async (id: string, kind: string, picture: Buffer): Promise<string> => {
    mkdirSync(leftovers, { recursive: true });
    const path = join(leftovers, `${id}.${kind}.png`);
    await sharp(picture).png().toFile(path);
    return path;
  };

  for (const [id, picture] of actual) {
    const before = expected.get(id);
    if (!before) {
      complaints.push(`${id}: new, there is no picture of it\n  actual      ${await leave(id, 'actual', picture)}`);
      continue;
    }
    const { differing, difference } = await comparePictures(before, picture);
    if (differing <= ALLOWED || !difference) {
      same += 1;
      continue;
    }
    complaints.push(
      `${id}: ${differing} pixels differ\n  expected    ${await leave(id, 'expected', before)}\n  actual      ${await leave(id, 'actual', picture)}\n` +
        `  difference  ${await leave(id, 'difference', difference)}`,
    );
  }
  for (const id of expected.keys()) if (!actual.has(id)) complaints.push(`${id}: the picture is there, the story is not`);
  return { same, complaints };
}
