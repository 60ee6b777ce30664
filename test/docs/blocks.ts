import { readdirSync, readFileSync } from 'node:fs';

/** Manuals whose code blocks are compiled or run: the readme and everything in `docs`; records of decisions quote the past. */
export const manuals: readonly string[] = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** A fenced block of code. */
export interface Block {
  /** `docs/embedding.md:12`, the line of its first line of code. */
  readonly place: string;
  /** Nearest heading above it. */
  readonly heading: string;
  /** As written after the fence; empty where nothing is written. */
  readonly language: string;
  readonly code: string;
}

/** All blocks of a manual, in order. Throws where a fence is not closed, or stands where Markdown alone would see it. */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const fence = /^(\s*)```(.*)$/.exec(line);
    if (fence?.[1]) throw new Error(`${file}:${index + 1}: a block of code is indented, so nothing would test it`);
    if (fence && open) {
      blocks.push({ place: `${file}:${open.line}`, heading, language: open.language, code: `${open.lines.join('\n')}\n` });
      open = null;
    } else if (fence) open = { language: fence[2]?.trim() ?? '', line: index + 2, lines: [] };
    else if (open) open.lines.push(line);
    else if (/^#{1,4} /.test(line)) heading = line.replace(/^#+ /, '');
  }
  if (open) throw new Error(`${file}:${open.line - 1}: a block of code has no end`);
  return blocks;
}

/** All blocks of these languages. */
export const blocksIn = (...languages: readonly string[]): Block[] =>
  manuals.flatMap(blocksOf).filter(({ language }) => languages.includes(language));
