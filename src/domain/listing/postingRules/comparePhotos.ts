import { type PostingHint, postingHint } from './postingHint';

/** What the rules know about a photo. */
export interface PhotoFacts {
  readonly width: number;
  readonly height: number;
  /** The result of {@link fingerprintOf}; null if none was taken. */
  readonly fingerprint: string | null;
}

/** Pixels of the picture that a fingerprint is made of. */
export const fingerprintSize = { width: 9, height: 8 } as const;
const bits = 64;
/** Bits in which two pictures of the same thing differ at most. */
const mostDifferent = 6;
/** Pixels of a photo on which something can be seen. */
const smallest = { longer: 480, shorter: 320 } as const;

/**
 * Returns the fingerprint of a picture as 16 hexadecimal digits: whether each pixel of a 9 by 8 grey copy is darker than its neighbour on the
 * right. It survives scaling, compression and changes of brightness.
 */
export function fingerprintOf(grey: ArrayLike<number>): string {
  const { width, height } = fingerprintSize;
  if (grey.length !== width * height) throw new RangeError('A fingerprint is made of 9 by 8 pixels');
  let digits = '';
  for (let row = 0; row < height; row += 1) {
    let byte = 0;
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      byte = (byte << 1) | Number((grey[at] ?? 0) < (grey[at + 1] ?? 0));
    }
    digits += byte.toString(16).padStart(2, '0');
  }
  return digits;
}

/** Returns how many of the 64 bits differ. */
export function fingerprintDifference(one: string, other: string): number {
  let different = 0;
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    let xor = Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16);
    for (; xor > 0; xor >>= 1) different += xor & 1;
  }
  return different;
}

/** Points at photos that show the same, each with the first like it, and at photos too small to see anything. */
export function comparePhotos(photos: readonly PhotoFacts[]): PostingHint[] {
  const hints: PostingHint[] = [];
  photos.forEach(({ fingerprint, width, height }, index) => {
    const alike =
      fingerprint === null ? -1 : photos.findIndex((other, before) => before < index && isAlike(other.fingerprint, fingerprint));
    if (fingerprint !== null && alike >= 0) {
      const difference = fingerprintDifference(photos[alike]?.fingerprint ?? '', fingerprint);
      const params = { one: alike + 1, other: index + 1, percent: Math.round((1 - difference / bits) * 100) };
      hints.push(postingHint('similarPhotos', { photos: [alike, index], params }));
    }
    if (Math.max(width, height) < smallest.longer || Math.min(width, height) < smallest.shorter) {
      hints.push(postingHint('smallPhoto', { photos: [index], params: { photo: index + 1, width, height } }));
    }
  });
  return hints;
}

function isAlike(one: string | null, other: string): boolean {
  return one !== null && isTelling(one) && isTelling(other) && fingerprintDifference(one, other) <= mostDifferent;
}

/** A bare wall or a black picture has a fingerprint like any other bare wall. */
function isTelling(fingerprint: string): boolean {
  const set = fingerprintDifference(fingerprint, '0'.repeat(16));
  return set >= 8 && set <= bits - 8;
}
