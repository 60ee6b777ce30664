/** Parses a table with a header line into records. `separator` is a tab (TSV, nothing quoted) or a comma (CSV, RFC 4180 quotes). */
export function parseTable(text: string, separator: '\t' | ','): Record<string, string>[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const cells = separator === '\t' ? (line: string) => line.split('\t') : csvCells;
  const names = cells(header);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

/** Quoted cells may hold commas and doubled quotes; none of the registers has line breaks inside a cell. */
function csvCells(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

/** Formats rows as TSV with a header. Throws on a value that the format cannot hold. */
export function formatTable(names: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) =>
    row
      .map((value) => {
        const text = value === null ? '' : String(value);
        if (/[\t\r\n]/.test(text)) throw new RangeError(`A cell of a table cannot hold ${JSON.stringify(text)}`);
        return text;
      })
      .join('\t'),
  );
  return `${[names.join('\t'), ...lines].join('\n')}\n`;
}
