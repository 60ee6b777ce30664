/** Pieces of a document to print: headings, clauses with numbers of their own, lines to write on. */
import { AlignmentType, BorderStyle, Paragraph, type ParagraphChild, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

export const font = 'Times New Roman';
/** Half points. */
export const size = 24;

export const blank = (letters: number): string => '_'.repeat(letters);

/** `[…]` is a hint of what to write: small and grey, gone when it is overwritten. */
function runs(text: string): ParagraphChild[] {
  return text
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('[') ? new TextRun({ text: part.slice(1, -1), size: 18, color: '595959', italics: true }) : new TextRun(part),
    );
}

export const title = (text: string) =>
  new Paragraph({
    children: [new TextRun({ text, bold: true, size: 28 })],
    alignment: AlignmentType.CENTER,
    spacing: { after: 120 },
    heading: 'Title',
  });

export const subtitle = (text: string) =>
  new Paragraph({ children: [new TextRun({ text })], alignment: AlignmentType.CENTER, spacing: { after: 240 } });

export const section = (text: string) =>
  new Paragraph({
    children: [new TextRun({ text, bold: true })],
    heading: 'Heading1',
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: { before: 280, after: 120 },
  });

export const line = (text: string, options: { readonly startsPage?: boolean } = {}) =>
  new Paragraph({
    children: runs(text),
    // Justified, the words before a long blank would fly apart.
    alignment: AlignmentType.LEFT,
    spacing: { after: 80, line: 264 },
    pageBreakBefore: options.startsPage,
  });

/** Left and right on one line: the place and the date. */
export const ends = (left: string, right: string) => borderless([[left, right]], [60, 40], AlignmentType.RIGHT);

/** Columns without lines, such as both parties side by side. */
export function borderless(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  last: 'right' | 'left' = AlignmentType.LEFT,
): Table {
  return table(rows, widths, { borders: noBorders, last });
}

/** A table to fill in, the first row being its head. */
export function filled(head: readonly string[], rows: readonly (readonly string[])[], widths: readonly number[]): Table {
  return table([head, ...rows], widths, { hasHead: true });
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const noBorders = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none };

interface TableOptions {
  readonly borders?: typeof noBorders;
  readonly last?: 'right' | 'left';
  readonly hasHead?: boolean;
}

function table(rows: readonly (readonly string[])[], widths: readonly number[], { borders, last, hasHead }: TableOptions): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => Math.round(width * 96.38)),
    borders,
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHead && row === 0,
          children: cells.map(
            (text, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.PERCENTAGE },
                margins: { top: 50, bottom: 50, left: borders ? 0 : 100, right: 100 },
                children: text.split('\n').map(
                  (part) =>
                    new Paragraph({
                      children: hasHead && row === 0 ? [new TextRun({ text: part, bold: true, size: 22 })] : runs(part),
                      alignment: column === cells.length - 1 ? last : undefined,
                      spacing: { after: 60 },
                    }),
                ),
              }),
          ),
        }),
    ),
  });
}
