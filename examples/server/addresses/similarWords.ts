/** A list of words that finds those like a word: equal, beginning with it, or with a typing mistake. */
export interface Vocabulary {
  /** Returns the place of each such word, with its likeness from 0 to 1. */
  like(word: string): ReadonlyMap<number, number>;
}

interface Known {
  readonly word: string;
  readonly letters: number;
}

export function vocabulary(words: readonly string[]): Vocabulary {
  const known = words.map((word): Known => ({ word, letters: lettersOf(word) }));
  return {
    like(typed) {
      const found = new Map<number, number>();
      const letters = lettersOf(typed);
      const allowed = /^\d/.test(typed) || typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
      for (const [index, candidate] of known.entries()) {
        const likeness = likenessOf(typed, letters, allowed, candidate);
        if (likeness > 0) found.set(index, likeness);
      }
      return found;
    },
  };
}

function likenessOf(typed: string, letters: number, allowed: number, { word, letters: wordLetters }: Known): number {
  if (word === typed) return 1;
  if (/^\d/.test(typed)) return 0;
  if (word.startsWith(typed)) return 0.82 + (0.1 * typed.length) / word.length;
  if (allowed === 0) return 0;
  // Words that share too few letters cannot be near; this spares nearly all comparisons.
  if (bitsOf(letters & ~wordLetters) > allowed) return 0;
  if (Math.abs(word.length - typed.length) <= allowed) {
    const mistakes = mistakesBetween(typed, word, allowed);
    if (mistakes <= allowed) return 0.95 - 0.13 * mistakes;
  }
  // A mistake at the beginning of a word that is still being typed.
  if (word.length > typed.length && typed.length >= 5) {
    const mistakes = mistakesBetween(typed, word.slice(0, typed.length), 1);
    if (mistakes <= 1) return 0.68;
  }
  return 0;
}

/** A bit for each letter. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitsOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Returns the letters to change, add, drop or swap with a neighbour (Damerau, Levenshtein); above `most` any number above it. */
export function mistakesBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
