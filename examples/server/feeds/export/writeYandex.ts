import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { yandexConditions, yandexFeatures } from '../formats/yandex';
import { type ExportedOffer, shareOf } from './exportedOffer';
import { branch, type Element, leaf } from './xml';

const buildings = {
  brick: 'кирпичный',
  monolithic: 'монолитный',
  panel: 'панельный',
  block: 'блочный',
  brickMonolithic: 'кирпично-монолитный',
  wooden: 'деревянный',
} as const;
const repairs = { none: 'требует ремонта', cosmetic: 'косметический', euro: 'евро', designer: 'дизайнерский' } as const;
const bathrooms = { separate: 'раздельный', combined: 'совмещенный' } as const;
/** Shares above this are read as roubles. */
const mostPerCent = 300;

const yesNo = (value: boolean | null) => (value === null ? null : value ? '1' : '0');
/** 2026-11-26T12:00:00+03:00: Moscow has no summer time. */
export const moscowTime = (date: Date) => `${new Date(date.getTime() + 3 * 3_600_000).toISOString().slice(0, 19)}+03:00`;

/** Writes an offer of Яндекс Недвижимость; null for one that it cannot say: calls are all it knows. */
export function writeYandex(offer: ExportedOffer): Element | null {
  const { form, id, url, publishedAt } = offer;
  if (form.communicationMethod === 'messages') return null;
  const isRent = form.tradeType === 'rent';
  const price = form.price ?? 0;
  const content = [
    leaf('type', isRent ? 'аренда' : 'продажа'),
    leaf('property-type', 'жилая'),
    leaf('category', 'квартира'),
    leaf('url', url),
    leaf('creation-date', publishedAt && moscowTime(publishedAt)),
    branch('location', [
      leaf('country', 'Россия'),
      leaf('locality-name', offer.city),
      leaf('address', offer.address),
      leaf('latitude', form.address?.latitude ?? null),
      leaf('longitude', form.address?.longitude ?? null),
    ]),
    branch('sales-agent', [leaf('category', form.ownerType === 'owner' ? 'владелец' : 'агентство')]),
    branch('price', [leaf('value', price), leaf('currency', 'RUB'), isRent ? leaf('period', 'месяц') : null]),
    form.commission === null ? null : leaf('agent-fee', shareOf(form.commission, price)),
    form.deposit === null ? null : leaf('security-payment', depositOf(form.deposit, price)),
    leaf('utilities-included', form.communalPayer && (form.communalPayer === 'owner' ? '1' : '0')),
    ...offer.photos.map((photo) => leaf('image', photo)),
    leaf('renovation', form.repairType && repairs[form.repairType]),
    leaf('description', form.description),
    branch('area', [leaf('value', form.area), leaf('unit', 'кв. м')]),
    form.realtyType === 'apartments' ? leaf('apartments', '1') : null,
    form.rooms === 'studio' ? leaf('studio', '1') : leaf('rooms', (form.rooms ?? '').replace('+', '')),
    leaf('floor', form.floor),
    leaf('floors-total', form.floors),
    leaf('balcony', [form.hasBalcony && 'балкон', form.hasLoggia && 'лоджия'].filter(Boolean).join(' и ')),
    leaf('bathroom-unit', form.bathroomType && bathrooms[form.bathroomType]),
    leaf('window-view', viewOf(form)),
    leaf('room-furniture', yesNo(form.isFurnished)),
    leaf('lift', yesNo(form.hasElevator)),
    leaf('building-type', form.buildingType && buildings[form.buildingType]),
    leaf('built-year', form.yearBuilt),
    ...(isRent ? yandexFeatures.map(([name, key]) => leaf(name, yesNo(form.features.includes(key)))) : []),
    ...(isRent ? yandexConditions.map(([name, key]) => leaf(name, yesNo(form.conditions.includes(key)))) : []),
  ];
  return { name: 'offer', content, attributes: { 'internal-id': String(id) } };
}

const depositOf = (roubles: number, price: number) => (roubles > (price * mostPerCent) / 100 ? String(roubles) : shareOf(roubles, price));

const viewOf = ({ hasCourtyardView, hasStreetView }: ListingForm) =>
  [hasCourtyardView && 'во двор', hasStreetView && 'на улицу'].filter(Boolean).join(' и ');
