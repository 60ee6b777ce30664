import { Readable } from 'node:stream';
import { type CheckedOffer, checkFeed, type FeedCheck } from '../../../examples/server/feeds/checkFeed';
import { loadAddressReader } from '../../../examples/server/feeds/listing/address';
import type { FeedFile } from '../../../examples/server/feeds/readFeed';

/** The day on which the feeds of these tests are read. */
const today = new Date('2026-11-26T12:00:00+03:00');

/** Elements of an offer of Яндекс that nothing is wrong with; a test replaces some, and null takes one away. */
const yandexElements = {
  type: '<type>продажа</type>',
  category: '<category>квартира</category>',
  location:
    '<location><locality-name>Москва</locality-name><address>Саянская улица, 14</address><latitude>55.766497</latitude><longitude>37.831634</longitude></location>',
  price: '<price><value>9850000</value><currency>RUB</currency></price>',
  image: '<image>https://agency.example/1.jpg</image>',
  description: '<description>Светлая квартира у парка.</description>',
  area: '<area><value>54.3</value><unit>кв. м</unit></area>',
  rooms: '<rooms>2</rooms>',
  floor: '<floor>7</floor>',
  floors: '<floors-total>17</floors-total>',
} as const;

type Changes = Partial<Record<keyof typeof yandexElements | 'more', string | null>>;

export function yandexOffer(id: string | null, changes: Changes = {}): string {
  const inside = Object.values({ ...yandexElements, ...changes }).filter((element) => element !== null);
  return `<offer${id === null ? '' : ` internal-id="${id}"`}>\n${inside.join('\n')}\n</offer>`;
}

export function yandexFeed(...offers: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">\n${offers.join('\n')}\n</realty-feed>`;
}

interface Sent {
  readonly url?: string;
  readonly charset?: string;
}

const address = loadAddressReader();

export async function checkForTest(open: () => Promise<FeedFile>): Promise<FeedCheck> {
  return checkFeed(open, { address: await address, keep: (offer) => offer, now: () => today });
}

/** Checks a file that comes in pieces of an odd length. */
export function checkFile(file: string | Buffer, { url, charset }: Sent = {}): Promise<FeedCheck> {
  const bytes = Buffer.from(file);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7001) }, (_, index) => bytes.subarray(index * 7001, (index + 1) * 7001));
  const open = async () => ({ bytes: Readable.from(pieces), url: url ?? null, charset: charset ?? null });
  return checkForTest(open);
}

/** Returns what would become of one offer of Яндекс. */
export async function checkOffer(changes: Changes): Promise<CheckedOffer> {
  const { offers, problem } = await checkFile(yandexFeed(yandexOffer('1', changes)));
  if (!offers[0]) throw new Error(problem?.text ?? 'There is no offer');
  return offers[0];
}
