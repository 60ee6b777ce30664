/** A piece of two texts: in both, only in the old one, or only in the new one. */
export interface TextPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words of the longest text that is compared: more would take long, so longer texts are shown one after the other. */
const most = 900;

/** Compares two texts by words: the longest common sequence. Pieces put together are the texts again. */
export function textChanges(before: string, after: string): TextPiece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length > most || next.length > most) return joined([piece('removed', before), piece('added', after)]);
  // lengths[i][j]: of the longest common sequence of what begins at i and j.
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as Uint16Array;
    for (let j = next.length - 1; j >= 0; j -= 1) row[j] = old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pieces: TextPiece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const [left = '', right = ''] = [old[i], next[j]];
    if (i < old.length && j < next.length && left === right) {
      pieces.push(piece('same', left));
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= next.length || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push(piece('removed', left));
      i += 1;
    } else {
      pieces.push(piece('added', right));
      j += 1;
    }
  }
  return joined(pieces);
}

const piece = (kind: TextPiece['kind'], text: string): TextPiece => ({ kind, text });

/** Words with the space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const next of pieces) {
    const last = all.at(-1);
    if (last?.kind === next.kind) all[all.length - 1] = piece(last.kind, last.text + next.text);
    else if (next.text !== '') all.push(next);
  }
  return all;
}
