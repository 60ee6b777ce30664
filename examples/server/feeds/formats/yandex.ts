import type { RealtyType, TradeType } from '../../../../src/domain/enumerations';
import type { FeedOffer } from '../feedOffer';
import { descriptionOf, elements, type FeedElement, shortText, textOf, textsOf } from '../reading/feedElement';
import { bathroomWords, buildingWords, isOutside, Notes, readBalcony, readBoolean, readViews, repairWords } from './words';

const deals = [
  [/^(?:прода|sale|sell)/i, 'sale'],
  [/^(?:аренд|сда|rent|lease)/i, 'rent'],
] as const;

const kinds: readonly (readonly [RegExp, RealtyType])[] = [
  [/^апартамент|^apartments$/i, 'apartments'],
  [/^(?:квартира|flat|apartment|студия|studio|новостройка)$/i, 'flat'],
];

/** Elements of what a rent has; the export writes the same ones. */
export const yandexFeatures = [
  ['refrigerator', 'fridge'],
  ['internet', 'internet'],
  ['air-conditioner', 'conditioner'],
  ['television', 'tv'],
  ['dishwasher', 'dishwasher'],
  ['washing-machine', 'washingMachine'],
  ['rubbish-chute', 'garbageChute'],
] as const;
export const yandexConditions = [
  ['with-children', 'kids'],
  ['with-pets', 'animals'],
] as const;

/** Reads an offer of Яндекс Недвижимость (YRL). */
export function readYandex(offer: FeedElement, now: Date): FeedOffer {
  const notes = new Notes();
  const text = (...paths: string[]) => textOf(offer, ...paths);
  const pledge = text('rent-pledge');
  return {
    id: shortText(offer.attributes['internal-id'] ?? ''),
    line: offer.line,
    notes: notes.all,
    tradeType: dealOf(offer, notes),
    realtyType: kindOf(offer, notes, now),
    address: {
      regions: textsOf(offer, 'location/region'),
      localities: textsOf(offer, 'location/locality-name'),
      text: textsOf(offer, 'location/address').join(', '),
      latitude: text('location/latitude'),
      longitude: text('location/longitude'),
    },
    yearBuilt: text('built-year'),
    buildingType: notes.word(text('building-type'), buildingWords, 'buildingType', 'building-type'),
    rooms: {
      text: text('rooms', 'rooms-type'),
      isStudio: readBoolean(text('studio')) === true || /^(?:студия|studio)$/i.test(text('category')),
    },
    area: { value: text('area/value', 'area'), unit: text('area/unit') },
    ...readBalcony(textsOf(offer, 'balcony'), notes),
    hasElevator: notes.boolean(text('lift'), 'hasElevator', 'lift') === true,
    floor: text('floor'),
    floors: text('floors-total'),
    photos: photosOf(offer),
    repairType: notes.word(text('renovation'), repairWords, 'repairType', 'renovation'),
    isFurnished: notes.boolean(text('room-furniture'), 'isFurnished', 'room-furniture'),
    bathroomType: notes.word(text('bathroom-unit'), bathroomWords, 'bathroomType', 'bathroom-unit'),
    ...readViews(textsOf(offer, 'window-view')),
    description: descriptionOf(offer),
    price: {
      value: text('price/value', 'price'),
      currency: text('price/currency'),
      isForPart: isForPart(text('price/unit'), text('price/period')),
    },
    features: yandexFeatures.filter(([name]) => readBoolean(text(name))).map(([, key]) => key),
    conditions: yandexConditions.filter(([name]) => readBoolean(text(name))).map(([, key]) => key),
    countersPayer: null,
    communalPayer: ({ true: 'owner', false: 'tenant' } as const)[String(readBoolean(text('utilities-included')))] ?? null,
    deposit: { text: readBoolean(pledge) === false ? pledge : text('rent-deposit') || pledge, share: text('security-payment') },
    commission: text('agent-fee'),
    ownerType: /^(?:владел|собственн|owner)/i.test(text('sales-agent/category')) ? 'owner' : 'agent',
    communicationMethod: 'callsAndMessages',
    phone: text('sales-agent/phone'),
  };
}

function dealOf(offer: FeedElement, notes: Notes): TradeType | null {
  const type = textOf(offer, 'type');
  const [, deal = null] = deals.find(([pattern]) => pattern.test(type)) ?? [];
  if (deal === null) notes.add('deal_missing', 'tradeType', { value: type });
  if (deal === 'rent' && /сут|^д(?:ень|ня)|day|daily|^ноч/i.test(textOf(offer, 'price/period'))) notes.add('short_rent', 'tradeType');
  return deal;
}

function kindOf(offer: FeedElement, notes: Notes, now: Date): RealtyType {
  const category = textOf(offer, 'category');
  const use = textOf(offer, 'property-type');
  const [, kind = null] = kinds.find(([pattern]) => pattern.test(category)) ?? [];
  const offered = Number.parseInt(textOf(offer, 'rooms-offered'), 10);
  const isPart = offered > 0 && offered < Number.parseInt(textOf(offer, 'rooms'), 10);
  const isDwelling = use === '' || /^(?:жил|living|residential)/i.test(use);
  if (kind === null || isPart || !isDwelling) {
    notes.add('category', 'realtyType', { value: isPart ? `${category}, комнат: ${offered}` : isDwelling ? category : use });
  }
  if (isOutside('', textOf(offer, 'expire-date'), now)) notes.add('expired', 'id');
  return readBoolean(textOf(offer, 'apartments')) ? 'apartments' : (kind ?? 'flat');
}

/** A rent without a period is for a month. */
const isForPart = (unit: string, period: string) =>
  /м²|м2|^кв|sq|сот|гект|^га$/i.test(unit) || /год|year|annual|квартал|недел|week/i.test(period);

function photosOf(offer: FeedElement): string[] {
  const images = elements(offer, 'image');
  const isPlan = ({ attributes }: FeedElement) => /plan/i.test(attributes['tag'] ?? '');
  return [...images.filter((image) => !isPlan(image)), ...images.filter(isPlan)].map(({ text }) => shortText(text)).filter(Boolean);
}
