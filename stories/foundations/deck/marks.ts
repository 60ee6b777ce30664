import type { DeckRow } from './rows';

/** What a reviewer has noted of one state. */
export interface Mark {
  readonly isSeen: boolean;
  readonly note: string;
}

export type Marks = Readonly<Record<string, Mark>>;

export const noMark: Mark = { isSeen: false, note: '' };

/** Reads what the device has kept; anything else is no marks. */
export function parseMarks(kept: string | null): Marks {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).map(([id, mark]) => [
        id,
        { isSeen: mark?.isSeen === true, note: typeof mark?.note === 'string' ? mark.note : '' },
      ]),
    );
  } catch {
    return {};
  }
}

/** Returns marks with one changed; what says nothing is not kept. */
export function withMark(marks: Marks, id: string, change: Partial<Mark>): Marks {
  const { [id]: before = noMark, ...others } = marks;
  const mark = { ...before, ...change };
  return mark.isSeen || mark.note !== '' ? { ...others, [id]: mark } : others;
}

export interface Exported {
  readonly rows: readonly DeckRow[];
  readonly marks: Marks;
  /** Address of this view. */
  readonly link: string;
  nameOf(feature: string): string;
  linkOf(row: DeckRow): string;
}

/** Returns a list of tasks in Markdown: every state of the view, its tick, its link and its note. */
export function markdownOf({ rows, marks, link, nameOf, linkOf }: Exported): string {
  const features = [...new Set(rows.map(({ feature }) => feature))];
  const lines = features.flatMap((feature) => [
    '',
    `## ${nameOf(feature)}`,
    '',
    ...rows.filter((row) => row.feature === feature).flatMap((row) => linesOf(row, marks[row.id] ?? noMark, linkOf(row))),
  ]);
  return ['# Обзор состояний', '', `<${link}>`, ...lines, ''].join('\n');
}

function linesOf({ russian, english }: DeckRow, { isSeen, note }: Mark, link: string): string[] {
  const state = `- [${isSeen ? 'x' : ' '}] [${plain(russian)}](<${link}>) · ${plain(english)}`;
  return note.trim()
    ? [
        state,
        ...note
          .trim()
          .split(/\r?\n/)
          .map((line) => `  > ${line}`),
      ]
    : [state];
}

const plain = (name: string) => name.replaceAll(/[[\]\\`*_]/g, String.raw`\$&`);
