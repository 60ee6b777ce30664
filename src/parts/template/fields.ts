import { type Listing, pricePerSquareMetre } from '../../domain/listing/listing';
import type { Texts } from '../../text/catalogue/TextContext';
import { kindOf } from '../card/card';
import { photoSources } from '../photo/photoSources';

export type FieldType = 'text' | 'number' | 'date';

/** Value of a placeholder: the text of the built-in view, and the raw value for formatters and conditions. */
export interface FieldValue {
  readonly text: string;
  /** Null, empty text and 0 count as absent. */
  readonly value: string | number | Date | null;
}

/** Fields by name. A map, since names come from the page: every object has `constructor`. */
export type FieldValues = ReadonlyMap<string, FieldValue>;

const cardFields = {
  id: 'number',
  url: 'text',
  title: 'text',
  kind: 'text',
  deal: 'text',
  price: 'number',
  pricePerMetre: 'number',
  perMonth: 'text',
  area: 'number',
  rooms: 'text',
  floor: 'number',
  floors: 'number',
  address: 'text',
  metro: 'text',
  metroMinutes: 'number',
  metroLine: 'text',
  metroColor: 'text',
  photo: 'text',
  photosCount: 'number',
  owner: 'text',
  published: 'date',
  description: 'text',
  repair: 'text',
  building: 'text',
  yearBuilt: 'number',
} as const satisfies Record<string, FieldType>;

export const templateNames = ['card', 'empty', 'loading', 'error'] as const;
export type TemplateName = (typeof templateNames)[number];

/** Fields available to a template, with their types. */
export const fieldsOf: Readonly<Record<TemplateName, ReadonlyMap<string, FieldType>>> = {
  card: new Map(Object.entries(cardFields)),
  empty: new Map([
    ['title', 'text'],
    ['text', 'text'],
  ]),
  loading: new Map([
    ['text', 'text'],
    ['count', 'number'],
  ]),
  error: new Map([
    ['title', 'text'],
    ['text', 'text'],
    ['kind', 'text'],
  ]),
};

/** Click actions of a template's elements. */
export type TemplateAction = 'open' | 'reset' | 'retry';

export const actionsOf: Readonly<Record<TemplateName, readonly TemplateAction[]>> = {
  card: ['open'],
  empty: ['reset'],
  loading: [],
  error: ['retry'],
};

export interface TemplateContext {
  /** URL of the listing. */
  readonly url: string;
  /** Prefix of relative image URLs: the API's origin, or empty for the page's own. */
  readonly mediaHost: string;
  readonly now: Date;
}

/** Returns the fields of a card: the texts of the built-in card. */
export function listingFields(listing: Listing, { text, format }: Texts, { url, mediaHost, now }: TemplateContext): FieldValues {
  const { price, area, floor, floors, address, metro, publishedAt, buildingType, repairType, yearBuilt } = listing;
  const isRent = listing.tradeType === 'rent';
  const perMetre = isRent ? null : pricePerSquareMetre(listing);
  const [photo] = listing.photos;
  const kind = kindOf(listing, text);
  const areaText = area === null ? '' : format.area(area);
  const fields: Record<keyof typeof cardFields, FieldValue> = {
    id: { text: String(listing.id), value: listing.id },
    url: plain(url),
    title: plain([kind, areaText].filter(Boolean).join(', ')),
    kind: plain(kind),
    deal: plain(text.listing.deal[listing.tradeType]),
    price: { text: price > 0 ? format.priceWithSign(price) : text.listing.unknownPrice, value: price > 0 ? price : null },
    pricePerMetre: { text: perMetre === null ? '' : text.listing.perSquareMetre(format.price(perMetre)), value: perMetre },
    perMonth: plain(isRent && price > 0 ? text.listing.perMonth : ''),
    area: { text: areaText, value: area },
    rooms: plain(listing.rooms && text.form.roomsOption(listing.rooms)),
    floor: count(floor),
    floors: count(floors),
    address: plain(address?.label),
    metro: plain(metro?.name),
    metroMinutes: { text: typeof metro?.minutes === 'number' ? text.listing.onFoot(metro.minutes) : '', value: metro?.minutes ?? null },
    metroLine: plain(metro?.lineName),
    metroColor: plain(metro?.color),
    photo: plain(photo && photoSources(photo, mediaHost, '').src),
    photosCount: count(listing.photos.length),
    owner: plain(listing.owner.type && text.listing.owner[listing.owner.type]),
    published: { text: publishedAt ? format.moment(publishedAt, now) : '', value: publishedAt },
    description: plain(listing.description),
    repair: plain(repairType && text.listing.repairOption[repairType]),
    building: plain(buildingType && text.listing.buildingOption[buildingType]),
    yearBuilt: count(yearBuilt),
  };
  return new Map(Object.entries(fields));
}

/** Returns the fields of a state: the texts of the built-in block. */
export function stateFields(texts: Readonly<Record<string, string | number>>): FieldValues {
  return new Map(Object.entries(texts).map(([name, value]) => [name, { text: String(value), value }]));
}

/** Bidi control characters would reorder the page's own text. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g;

function plain(value: string | null | undefined): FieldValue {
  const text = (value ?? '').replace(directionMarks, '');
  return { text, value: text };
}

function count(value: number | null): FieldValue {
  return { text: value === null ? '' : String(value), value };
}
