/** A piece of two texts: in both, only in the old one, or only in the new one. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of the longest text that is compared: more would take long, so longer texts are shown one after the other. */
const most = 900;

/**
 * Compares two texts by words: the longest common sequence. A mark that comes or goes leaves the word beside it as it is. Pieces put together are
 * the texts again.
 */
export function textChanges(before: string, after: string): TextPiece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length > most || next.length > most) return joined([piece('removed', before), piece('added', after)]);
  // lengths[i][j]: of the longest common sequence of what begins at i and j.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as Uint16Array;
    for (let j = next.length - 1; j >= 0; j -= 1)
      row[j] = old[i]?.word === next[j]?.word ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pieces: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [left, right] = [old[i], next[j]];
    if (left && right && left.word === right.word) {
      pieces.push(...marks(left.before, right.before), piece('same', left.word), ...marks(left.after, right.after));
      i += 1;
      j += 1;
    } else if (left && (!right || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push(piece('removed', left.before + left.word + left.after));
      i += 1;
    } else if (right) {
      pieces.push(piece('added', right.before + right.word + right.after));
      j += 1;
    }
  }
  return joined(pieces);
}

const piece = (kind: TextPiece['kind'], text: string): TextPiece => ({ kind, text });

/** A word, with the marks and spaces around it. */
interface Word {
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

function wordsOf(text: string): Word[] {
  return (text.match(/\S+\s*|^\s+/g) ?? []).map((token) => {
    const [, before = '', word = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(token) ?? [];
    if (word !== '') return { before, word, after };
    // A dash on its own is compared like a word.
    const mark = token.trimEnd();
    return { before: '', word: mark, after: token.slice(mark.length) };
  });
}

/** Compares what stands beside a word that stayed. What both begin or end with stays, too. */
function marks(before: string, after: string): TextPiece[] {
  const shortest = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < shortest && before[start] === after[start]) start += 1;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    piece('same', before.slice(0, start)),
    piece('removed', before.slice(start, before.length - end)),
    piece('added', after.slice(start, after.length - end)),
    piece('same', before.slice(before.length - end)),
  ].filter(({ text }) => text !== '');
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const next of pieces) {
    const last = all.at(-1);
    if (last?.kind === next.kind) all[all.length - 1] = piece(last.kind, last.text + next.text);
    else if (next.text !== '') all.push(next);
  }
  return all;
}
