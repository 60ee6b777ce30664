/** Returns the edits (insert, delete, replace, swap two neighbours) from the text to the nearest beginning of the name. */
export function editsToStart(text: string, name: string): number {
  const start = [...name].slice(0, text.length + 3);
  let beforeLast: number[] = [];
  let last = [0, ...start.map((_, index) => index + 1)];
  [...text].forEach((letter, row, letters) => {
    const line = [row + 1];
    start.forEach((other, column) => {
      const swapped = row > 0 && column > 0 && letter === start[column - 1] && letters[row - 1] === other;
      line.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          swapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    [beforeLast, last] = [last, line];
  });
  return Math.min(...last);
}
