import { type FeedNote, note } from '../feedNote';

/** Words of generators, the first that matches counts; all formats share a table, because files mix Russian and English. */
export type Words<Key> = readonly (readonly [pattern: RegExp, key: Key])[];

const yes = /^(?:1|true|да|yes|y|\+|есть|имеется|on)$/i;
const no = /^(?:0|false|нет|no|n|-|−|отсутствует|off)$/i;

/** Reads '1', 'да', '+', 'есть' and their opposites, and counts; null for nothing and for words that say neither. */
export function readBoolean(text: string): boolean | null {
  const word = text.trim();
  if (yes.test(word)) return true;
  if (no.test(word)) return false;
  return /^\d{1,3}$/.test(word) ? Number(word) > 0 : null;
}

/** Collects what is said about the words of an offer. */
export class Notes {
  readonly all: FeedNote[] = [];

  add(...args: Parameters<typeof note>): void {
    this.all.push(note(...args));
  }

  /** Returns the key of a word. One that no table has is not guessed: the field stays empty, and the report says so. */
  word<Key>(text: string, words: Words<Key>, field: FeedNote['field'], name: string): Key | null {
    if (text === '') return null;
    const found = words.find(([pattern]) => pattern.test(text));
    if (!found) this.add('unknown_value', field, { value: text, name });
    return found ? found[1] : null;
  }

  boolean(text: string, field: FeedNote['field'], name: string): boolean | null {
    const value = readBoolean(text);
    if (value === null && text !== '') this.add('unknown_value', field, { value: text, name });
    return value;
  }
}

export const repairWords = [
  [/дизайн|авторск|design/i, 'designer'],
  [/евро|euro/i, 'euro'],
  [/требует|нужен|без\s+(?:ремонт|отделк)|чернов|^no$/i, 'none'],
  [/космет|частичн|^чистов|под\s+ключ|cosmetic/i, 'cosmetic'],
] as const;

export const buildingWords = [
  [/кирпич\S*[\s-]+монолит|монолит\S*[\s-]+кирпич|monolith\s*-?brick|brick\s*-?monolith/i, 'brickMonolithic'],
  [/кирпич|^brick$/i, 'brick'],
  [/^монолит|^monolith$/i, 'monolithic'],
  [/^панел|^panel$/i, 'panel'],
  [/^блоч|^block$|block$|газобетон|пеноблок/i, 'block'],
  [/^дерев|^wood/i, 'wooden'],
] as const;

export const bathroomWords = [
  [/раздел|separate/i, 'separate'],
  [/совме|combined|matched/i, 'combined'],
] as const;

/** Reads 'балкон и лоджия', '2 лоджии'. A bare 'да' or 'несколько' is taken for a balcony, and said. */
export function readBalcony(texts: readonly string[], notes: Notes): { readonly hasBalcony: boolean; readonly hasLoggia: boolean } {
  const said = texts.filter((text) => readBoolean(text) !== false);
  const text = said.join(' ');
  const hasLoggia = /лодж|loggia/i.test(text);
  const hasBalcony = /балкон|balcon/i.test(text);
  if (hasBalcony || hasLoggia || text === '') return { hasBalcony, hasLoggia };
  if (readBoolean(text) || /несколько/i.test(text)) {
    notes.add('balcony_assumed', 'hasBalcony', { value: text });
    return { hasBalcony: true, hasLoggia };
  }
  notes.add('unknown_value', 'hasBalcony', { value: text, name: 'balcony' });
  return { hasBalcony, hasLoggia };
}

/** Reads 'во двор и на улицу', `yardAndStreet`. */
export function readViews(texts: readonly string[]): { readonly hasCourtyardView: boolean; readonly hasStreetView: boolean } {
  const text = texts.join(' ');
  return { hasCourtyardView: /двор|yard/i.test(text), hasStreetView: /улиц|street/i.test(text) };
}

/** Who pays: 'оплачивается арендатором'. */
export const payerWords = [
  [/арендатор|нанимател|жил(?:ец|ьц)|tenant/i, 'tenant'],
  [/собственник|арендодател|владел|owner/i, 'owner'],
] as const;

/** Days that are over, or have not begun. A day counts until its end in Moscow; what is no date is not read. */
export function isOutside(begin: string, end: string, now: Date): boolean {
  const from = readDay(begin, '00:00:00');
  const until = readDay(end, '23:59:59');
  return (from !== null && from > now.getTime()) || (until !== null && until < now.getTime());
}

function readDay(text: string, time: string): number | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text.replace(' ', 'T');
  const value = /^\d{4}-\d{2}-\d{2}$/.test(iso)
    ? Date.parse(`${iso}T${time}+03:00`)
    : Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}+03:00`);
  return Number.isNaN(value) ? null : value;
}
