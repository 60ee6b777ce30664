/**
 * Enumerations of the requirements (§3). `wire` is the label that travels in URLs, queries and answers; `id` is what bodies carry.
 * Both are data, not wording: the words on the screen come from `text/`.
 */
export interface EnumOption<K extends string = string> {
  readonly id: number;
  readonly key: K;
  readonly wire: string;
}

/** Deals (§3). */
export const tradeTypes = [
  { id: 1, key: 'sale', wire: 'Продажа' },
  { id: 2, key: 'rent', wire: 'Аренда' },
] as const satisfies readonly EnumOption[];
/** Key of {@link tradeTypes}. */
export type TradeType = (typeof tradeTypes)[number]['key'];

/** Types of realty that the search offers (§3). */
export const realtyTypes = [
  { id: 1, key: 'flat', wire: 'Квартира' },
  { id: 2, key: 'apartments', wire: 'Апартаменты' },
] as const satisfies readonly EnumOption[];
/** Key of {@link realtyTypes}. */
export type RealtyType = (typeof realtyTypes)[number]['key'];

/** Listings may be of types that the search does not offer (§1, D36). */
export const listingRealtyTypes = [
  ...realtyTypes,
  { id: 3, key: 'house', wire: 'Дом' },
  { id: 4, key: 'room', wire: 'Комната' },
  { id: 5, key: 'studio', wire: 'Студия' },
] as const satisfies readonly EnumOption[];
/** Key of {@link listingRealtyTypes}. */
export type ListingRealtyType = (typeof listingRealtyTypes)[number]['key'];

/** Numbers of rooms, in the order of the form (§3). */
export const roomOptions = [
  { id: 1, key: '1', wire: '1' },
  { id: 2, key: '2', wire: '2' },
  { id: 3, key: '3', wire: '3' },
  { id: 4, key: '4+', wire: '4+' },
  { id: 5, key: 'studio', wire: 'Студия' },
] as const satisfies readonly EnumOption[];
/** Key of {@link roomOptions}. */
export type Rooms = (typeof roomOptions)[number]['key'];

/** Orders of results (§3); `wire` is the `ordering` parameter. The last two are each of one deal (`costOfOther`). */
export const orderings = [
  { id: 1, key: 'newest', wire: '-published_at' },
  { id: 2, key: 'cheapest', wire: 'price' },
  { id: 3, key: 'dearest', wire: '-price' },
  { id: 4, key: 'nearest', wire: 'minutes_to_metro' },
  { id: 5, key: 'firstPayment', wire: 'first_payment' },
  { id: 6, key: 'unitPrice', wire: 'unit_price' },
] as const satisfies readonly EnumOption[];
/** Key of {@link orderings}. */
export type Ordering = (typeof orderings)[number]['key'];

/** Walls of a building (§3). */
export const buildingTypes = [
  { id: 1, key: 'brick', wire: 'Кирпичный' },
  { id: 2, key: 'monolithic', wire: 'Монолитный' },
  { id: 3, key: 'panel', wire: 'Панельный' },
  { id: 4, key: 'block', wire: 'Блочный' },
  { id: 5, key: 'brickMonolithic', wire: 'Кирпично-монолитный' },
  { id: 6, key: 'wooden', wire: 'Деревянный' },
] as const satisfies readonly EnumOption[];
/** Key of {@link buildingTypes}. */
export type BuildingType = (typeof buildingTypes)[number]['key'];

/** Repair (§3). */
export const repairTypes = [
  { id: 1, key: 'none', wire: 'Без ремонта' },
  { id: 2, key: 'cosmetic', wire: 'Косметический' },
  { id: 3, key: 'euro', wire: 'Евроремонт' },
  { id: 4, key: 'designer', wire: 'Дизайнерский' },
] as const satisfies readonly EnumOption[];
/** Key of {@link repairTypes}. */
export type RepairType = (typeof repairTypes)[number]['key'];

/** Bathrooms (§3). */
export const bathroomTypes = [
  { id: 1, key: 'separate', wire: 'Раздельный' },
  { id: 2, key: 'combined', wire: 'Совмещенный' },
] as const satisfies readonly EnumOption[];
/** Key of {@link bathroomTypes}. */
export type BathroomType = (typeof bathroomTypes)[number]['key'];

/** Id 2 is reserved and refused on write (D10). */
export const ownerTypes = [
  { id: 1, key: 'owner', wire: 'Собственник' },
  { id: 3, key: 'agent', wire: 'Агент' },
] as const satisfies readonly EnumOption[];
/** Key of {@link ownerTypes}. */
export type OwnerType = (typeof ownerTypes)[number]['key'];

/** How an owner wants to be reached (§3). */
export const communicationMethods = [
  { id: 1, key: 'callsAndMessages', wire: 'Звонки и сообщения' },
  { id: 2, key: 'messages', wire: 'Только сообщения' },
  { id: 3, key: 'calls', wire: 'Только звонки' },
] as const satisfies readonly EnumOption[];
/** Key of {@link communicationMethods}. */
export type CommunicationMethod = (typeof communicationMethods)[number]['key'];

/** `wire` is `realty_status_full` (D17). */
export const listingStatuses = [
  { id: 1, key: 'active', wire: 'Активно' },
  { id: 2, key: 'moderation', wire: 'На модерации' },
  { id: 3, key: 'rejected', wire: 'Отклонено' },
  { id: 4, key: 'archived', wire: 'В архиве' },
] as const satisfies readonly EnumOption[];
/** Key of {@link listingStatuses}. */
export type ListingStatus = (typeof listingStatuses)[number]['key'];

/** Rent amenities: `key` as on the publish form, `wire` as the search flag (D13). */
export const rentalFeatures = [
  { id: 1, key: 'fridge', wire: 'has_refrigerator' },
  { id: 2, key: 'internet', wire: 'has_internet' },
  { id: 3, key: 'conditioner', wire: 'has_air_conditioning' },
  { id: 4, key: 'tv', wire: 'has_tv' },
  { id: 5, key: 'dishwasher', wire: 'has_dishwasher' },
  { id: 6, key: 'washingMachine', wire: 'has_washing_machine' },
  { id: 7, key: 'garbageChute', wire: 'has_garbage_chute' },
] as const satisfies readonly EnumOption[];
/** Key of {@link rentalFeatures}. */
export type RentalFeature = (typeof rentalFeatures)[number]['key'];

/**
 * The option of this key.
 * @throws RangeError when the table has none
 */
export function optionByKey<O extends EnumOption>(options: readonly O[], key: O['key']): O {
  const option = options.find((candidate) => candidate.key === key);
  if (!option) throw new RangeError(`No option with key ${key}`);
  return option;
}

/** The option of an id that came in a body; undefined for an unknown one. */
export function optionById<O extends EnumOption>(options: readonly O[], id: number): O | undefined {
  return options.find((candidate) => candidate.id === id);
}

/** Accepts a label or an id, as query parameters may carry either (D41). */
export function optionByWire<O extends EnumOption>(options: readonly O[], value: string): O | undefined {
  return options.find((candidate) => candidate.wire === value || String(candidate.id) === value);
}
