import type { Readable } from 'node:stream';
import { feedLimits } from './feedLimits';
import { type FeedNote, note } from './feedNote';
import type { FeedFormat, FeedOffer } from './feedOffer';
import { readAvito } from './formats/avito';
import { readCian } from './formats/cian';
import { readYandex } from './formats/yandex';
import type { AddressReader } from './listing/address';
import { type OfferListing, offerReader } from './listing/offerListing';
import { feedText } from './reading/feedText';
import { readElements } from './reading/readElements';

const readers = { yrl: readYandex, cian: readCian, avito: readAvito } as const;

/** A file of an agency that is being read. */
export interface FeedFile {
  readonly bytes: Readable;
  /** Where it was loaded from, the `file:` address of one of this machine included; null where photos need whole addresses. */
  readonly url: string | null;
  /** Of the answer that brought it. */
  readonly charset: string | null;
  /** Of the same answer. */
  readonly validators?: FileValidators | null;
}

/** Headers by which the server of a file says later that it is unchanged. */
export interface FileValidators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/** An offer as it stands in a feed. */
export interface ReadOffer {
  readonly format: FeedFormat;
  readonly id: string | null;
  readonly line: number;
  readonly offer: FeedOffer;
  /** Why it cannot be told from others; null for one that can. */
  readonly refusal: FeedNote | null;
}

/** An offer and what becomes of it. */
export interface FeedResult extends OfferListing, Pick<ReadOffer, 'format' | 'id' | 'line'> {}

/**
 * Reads a feed offer by offer. Memory does not grow with the file but by the ids.
 * @throws FeedProblem for a file that is refused as a whole: what was read of it does not count then
 */
export async function* readOffers({ bytes, charset }: FeedFile, now: () => Date): AsyncGenerator<ReadOffer> {
  const lines = new Map<string, number>();
  for await (const { format, element, isTooLarge } of readElements(feedText(bytes, charset))) {
    const offer = readers[format](element, now());
    const { id, line } = offer;
    const refusal = idRefusal(id, lines.get(id), isTooLarge);
    lines.set(id, lines.get(id) ?? line);
    yield { format, id: id || null, line, offer, refusal };
  }
}

/** Says what each offer of a feed would become; nothing is stored or loaded. Throws as {@link readOffers} does. */
export async function* readFeed(file: FeedFile, address: AddressReader, now: () => Date = () => new Date()): AsyncGenerator<FeedResult> {
  const read = offerReader({ address, feedUrl: file.url, now });
  for await (const { format, id, line, offer, refusal } of readOffers(file, now)) {
    yield { format, id, line, ...(refusal ? { notes: [refusal], form: null } : read(offer)) };
  }
}

function idRefusal(id: string, firstLine: number | undefined, isTooLarge: boolean): FeedNote | null {
  if (id === '') return note('id_missing', 'id');
  if (firstLine !== undefined) return note('id_duplicate', 'id', { value: id, line: firstLine });
  return isTooLarge ? note('offer_large', 'id', { n: feedLimits.offerMegabytes }) : null;
}
