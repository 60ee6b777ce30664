/** More differences than these are another word. */
const mostChanges = 2;

/** Returns the name that was probably meant: the one with the fewest letters to change, without regard to hyphens. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = mostChanges + 1;
  for (const name of names) {
    const changes = distance(bare(word), bare(name));
    // In a word of four letters two changes leave nothing.
    if (changes >= fewest || changes * 3 > name.length) continue;
    best = name;
    fewest = changes;
  }
  return best;
}

const bare = (word: string) => word.toLowerCase().replace(/[-_]/g, '');

/** Levenshtein's distance: letters to add, take or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_none, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
