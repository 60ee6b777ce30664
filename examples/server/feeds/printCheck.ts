import type { CheckedOffer, FeedCheck } from './checkFeed';

/** Formats by their names. */
export const formatNames = { yrl: 'Яндекс Недвижимость', cian: 'ЦИАН', avito: 'Авито' } as const;
const results = { accepted: 'принято', refused: 'отклонено' } as const;

/** How a check is written to the standard output. An offer is written at once and kept as bytes: a feed may have twenty thousand. */
export interface CheckPrinter {
  readonly offer: (offer: CheckedOffer) => Buffer;
  readonly whole: (check: FeedCheck<Buffer>) => Iterable<Buffer | string>;
}

/** Lines for an agent: each offer with its line in the file, its result and what there is to say about it. */
export const linePrinter: CheckPrinter = {
  offer: ({ line, id, result, notes }) =>
    Buffer.from([`строка ${line}\t${id ?? 'без номера'}\t${results[result]}`, ...notes.map(({ text }) => `\t${text}`), ''].join('\n')),
  *whole({ format, totals, problem, offers }) {
    yield* offers;
    if (problem) yield `Файл не принят. ${problem.text}\n`;
    else
      yield `${format ? formatNames[format] : ''}. Объявлений: ${totals.offers}, принято: ${totals.accepted}, отклонено: ${totals.refused}\n`;
  },
};

/** The same as JSON, for programs; also of an import. */
export const jsonPrinter = {
  offer: (offer: object) => Buffer.from(JSON.stringify(offer)),
  *whole({ offers, ...check }: { readonly offers: readonly Buffer[] }): Generator<Buffer | string> {
    yield JSON.stringify(check).replace(/\}$/, ',"offers":[\n');
    for (const [index, offer] of offers.entries()) {
      if (index > 0) yield ',\n';
      yield offer;
    }
    yield '\n]}\n';
  },
};
