import type { FeedFormat } from '../feedOffer';
import { type ExportedOffer, isComplete } from './exportedOffer';
import { writeAvito } from './writeAvito';
import { writeCian } from './writeCian';
import { moscowTime, writeYandex } from './writeYandex';
import { type Element, writeElement } from './xml';

interface Writer {
  readonly head: (now: Date) => string;
  readonly offer: (offer: ExportedOffer) => Element | null;
  readonly tail: string;
}

const writers: Readonly<Record<FeedFormat, Writer>> = {
  yrl: {
    head: (now) =>
      `<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n<generation-date>${moscowTime(now)}</generation-date>\n`,
    offer: writeYandex,
    tail: '</realty-feed>\n',
  },
  cian: { head: () => '<feed>\n<feed_version>2</feed_version>\n', offer: writeCian, tail: '</feed>\n' },
  avito: { head: () => '<Ads formatVersion="3" target="Avito.ru">\n', offer: writeAvito, tail: '</Ads>\n' },
};

/** Yields a feed in parts, one for each page of listings. The last says how many listings the format could not say. */
export async function* feedParts(
  format: FeedFormat,
  pages: AsyncIterable<readonly ExportedOffer[]>,
  now = new Date(),
): AsyncGenerator<string> {
  const { head, offer, tail } = writers[format];
  let written = 0;
  let leftOut = 0;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${head(now)}`;
  for await (const page of pages) {
    let part = '';
    for (const listing of page) {
      const element = isComplete(listing) ? offer(listing) : null;
      if (element) {
        part += writeElement(element);
        written += 1;
      } else leftOut += 1;
    }
    if (part) yield part;
  }
  yield `<!-- ${moscowTime(now)}: offers ${written}, left out ${leftOut} -->\n${tail}`;
}
