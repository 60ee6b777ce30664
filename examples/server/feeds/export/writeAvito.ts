import type { RentalFeature } from '../../../../src/domain/enumerations';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { Payer } from '../../../../src/domain/listing/form/rentalOptions';
import { type ExportedOffer, shareOf } from './exportedOffer';
import { branch, type Element, leaf } from './xml';

const buildings = {
  brick: 'Кирпичный',
  monolithic: 'Монолитный',
  panel: 'Панельный',
  block: 'Блочный',
  brickMonolithic: 'Монолитно-кирпичный',
  wooden: 'Деревянный',
} as const;
const repairs = { none: 'Требуется', cosmetic: 'Косметический', euro: 'Евро', designer: 'Дизайнерский' } as const;
const bathrooms = { separate: 'Раздельный', combined: 'Совмещенный' } as const;
const methods = { callsAndMessages: 'По телефону и в сообщениях', messages: 'В сообщениях', calls: 'По телефону' } as const;
const payers: Readonly<Record<Payer, string>> = { owner: 'Оплачивается собственником', tenant: 'Оплачивается арендатором' };
const features: readonly (readonly [list: string, option: string, key: RentalFeature])[] = [
  ['LeaseAppliances', 'Холодильник', 'fridge'],
  ['LeaseAppliances', 'Посудомоечная машина', 'dishwasher'],
  ['LeaseAppliances', 'Стиральная машина', 'washingMachine'],
  ['LeaseMultimedia', 'Wi-Fi', 'internet'],
  ['LeaseMultimedia', 'Телевизор', 'tv'],
  ['LeaseComfort', 'Кондиционер', 'conditioner'],
  ['InHouse', 'Мусоропровод', 'garbageChute'],
];
const yesNo = (value: boolean) => (value ? 'Да' : 'Нет');
const options = (name: string, chosen: readonly (string | false)[]) =>
  branch(
    name,
    chosen.filter((option) => option !== false).map((option) => leaf('Option', option)),
  );

/** Writes an ad of Авито; null for one without what Авито asks: the type of the house, and all terms of a rent. */
export function writeAvito({ form, id, city, address, photos }: ExportedOffer): Element | null {
  const isRent = form.tradeType === 'rent';
  const { deposit, commission, countersPayer, communalPayer } = form;
  if (!form.buildingType) return null;
  if (isRent && (deposit === null || commission === null || !countersPayer || !communalPayer)) return null;
  const content = [
    leaf('Id', id),
    leaf('Category', 'Квартиры'),
    leaf('OperationType', isRent ? 'Сдам' : 'Продам'),
    leaf('Address', [city, address].filter(Boolean).join(', ')),
    leaf('Latitude', form.address?.latitude ?? null),
    leaf('Longitude', form.address?.longitude ?? null),
    leaf('Description', form.description),
    leaf('Price', form.price),
    leaf('ContactMethod', form.communicationMethod && methods[form.communicationMethod]),
    branch(
      'Images',
      photos.map((url) => ({ name: 'Image', content: '', attributes: { url } })),
    ),
    leaf('Status', form.realtyType === 'apartments' ? 'Апартаменты' : 'Квартира'),
    leaf('HouseType', buildings[form.buildingType]),
    leaf('Floor', form.floor),
    leaf('Floors', form.floors),
    leaf('Rooms', form.rooms === 'studio' ? 'Студия' : (form.rooms ?? '').replace('+', '')),
    leaf('Square', form.area),
    leaf('BuiltYear', form.yearBuilt),
    leaf('Renovation', form.repairType && repairs[form.repairType]),
    options('BathroomMulti', [form.bathroomType !== null && bathrooms[form.bathroomType]]),
    options('BalconyOrLoggiaMulti', [form.hasBalcony && 'Балкон', form.hasLoggia && 'Лоджия']),
    options('ViewFromWindows', [form.hasCourtyardView && 'Во двор', form.hasStreetView && 'На улицу']),
    leaf('PassengerElevator', form.hasElevator ? '1' : 'Нет'),
    options('SSAdditionally', [form.isFurnished === true && 'Мебель']),
    leaf('PropertyRights', form.ownerType === 'owner' ? 'Собственник' : 'Посредник'),
    leaf('LeaseCommissionSize', commission === null ? null : shareOf(commission, form.price ?? 0)),
    ...(isRent ? rentTerms(form) : []),
  ];
  return { name: 'Ad', content };
}

function rentTerms({ deposit, price, countersPayer, communalPayer, features: has, conditions }: ListingForm): (Element | null)[] {
  return [
    leaf('LeaseType', 'На длительный срок'),
    leaf('LeaseDeposit', months(deposit ?? 0, price ?? 1)),
    leaf('DepositAmount', deposit),
    leaf('UtilityMeters', countersPayer && payers[countersPayer]),
    leaf('OtherUtilities', communalPayer && payers[communalPayer]),
    ...[...new Set(features.map(([list]) => list))].map((list) =>
      options(
        list,
        features.map(([of, option, key]) => of === list && has.includes(key) && option),
      ),
    ),
    leaf('ChildrenAllowed', yesNo(conditions.includes('kids'))),
    leaf('PetsAllowed', yesNo(conditions.includes('animals'))),
  ];
}

/** The nearest half month that the list of Авито has; the roubles stand beside it. */
function months(deposit: number, price: number): string {
  if (deposit === 0) return 'Без залога';
  const halves = Math.min(6, Math.max(1, Math.round((deposit * 2) / price)));
  return `${String(halves / 2).replace('.', ',')} ${halves === 2 ? 'месяц' : 'месяца'}`;
}
