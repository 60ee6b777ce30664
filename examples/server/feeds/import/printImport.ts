import { formatNames, jsonPrinter } from '../printCheck';
import { type ImportedOffer, type ImportReport, type Outcome, outcomes } from './importedOffer';

const words: Readonly<Record<Outcome, string>> = {
  created: 'создано',
  changed: 'изменено',
  unchanged: 'без изменений',
  archived: 'снято',
  republished: 'возвращено',
  refused: 'отклонено',
  skipped: 'пропущено: снято вами',
};

/** How an import is written to the standard output; see CheckPrinter. */
export interface ImportPrinter {
  readonly offer: (offer: ImportedOffer) => Buffer;
  readonly whole: (report: ImportReport<Buffer>) => Iterable<Buffer | string>;
}

const nothing = Buffer.alloc(0);

/** Lines for an agent. What is unchanged has none. */
const linePrinter: ImportPrinter = {
  offer({ line, id, happened, listing_id: listing, notes }) {
    if (happened === 'unchanged') return nothing;
    const place = line === null ? 'нет в файле' : `строка ${line}`;
    const number = listing === null ? '' : `\t№${listing}`;
    const first = `${place}\t${id ?? 'без номера'}\t${words[happened]}${number}`;
    return Buffer.from([first, ...notes.map(({ text }) => `\t${text}`), ''].join('\n'));
  },
  *whole({ format, totals, problem, offers }) {
    yield* offers;
    const name = format ? `${formatNames[format]}. ` : '';
    const counts = outcomes
      .filter((outcome) => totals[outcome] > 0)
      .map((outcome) => `${words[outcome].split(':')[0]}: ${totals[outcome]}`);
    if (format) yield `${name}${[`Объявлений: ${totals.offers}`, ...counts].join(', ')}\n`;
    if (problem) yield format ? `${problem.text}\n` : `Файл не принят. ${problem.text}\n`;
  },
};

export const importPrinter = (isJson: boolean): ImportPrinter => (isJson ? jsonPrinter : linePrinter);
