import type { FeedOffer } from '../feedOffer';
import { descriptionOf, elements, type FeedElement, textOf, textsOf } from '../reading/feedElement';
import { buildingWords, Notes, readBoolean, readViews, repairWords } from './words';

/** Elements of what a rent has; the export writes the same ones. */
export const cianFeatures = [
  ['HasFridge', 'fridge'],
  ['HasInternet', 'internet'],
  ['HasConditioner', 'conditioner'],
  ['HasTv', 'tv'],
  ['HasDishwasher', 'dishwasher'],
  ['HasWasher', 'washingMachine'],
  ['Building/HasGarbageChute', 'garbageChute'],
] as const;
export const cianConditions = [
  ['ChildrenAllowed', 'kids'],
  ['PetsAllowed', 'animals'],
] as const;

/** The code of a studio. */
export const cianStudio = 9;

/** Numbers that are codes: 9 is a studio, 6 is six and more, 7 is a free plan. */
const rooms: Readonly<Record<string, string>> = { [cianStudio]: 'студия', 7: '', 8: '' };

/** Reads an object of ЦИАН, feed version 2. */
export function readCian(offer: FeedElement): FeedOffer {
  const notes = new Notes();
  const text = (...paths: string[]) => textOf(offer, ...paths);
  const isAbove = (path: string) => Number(text(path)) > 0;
  const category = text('category');
  const tradeType = /sale$/i.test(category) ? 'sale' : /rent$/i.test(category) ? 'rent' : null;
  if (/^daily/i.test(category)) notes.add('short_rent', 'tradeType');
  else if (!/^(?:newBuilding)?flat(?:Sale|Rent)$/i.test(category)) notes.add('category', 'realtyType', { value: category });
  if (readBoolean(text('isinhiddenbase'))) notes.add('hidden', 'id');
  const meters = readBoolean(text('bargainterms/utilitiesterms/flowmetersnotincludedinprice'));
  const included = readBoolean(text('bargainterms/utilitiesterms/includedinprice'));
  const flatRooms = text('flatroomscount');
  return {
    id: text('externalid'),
    line: offer.line,
    notes: notes.all,
    tradeType,
    realtyType: readBoolean(text('isapartments')) ? 'apartments' : 'flat',
    address: {
      regions: [],
      localities: [],
      text: text('address'),
      latitude: text('coordinates/lat'),
      longitude: text('coordinates/lng'),
    },
    yearBuilt: text('building/buildyear'),
    buildingType: notes.word(text('building/materialtype'), buildingWords, 'buildingType', 'MaterialType'),
    rooms: { text: rooms[flatRooms] ?? flatRooms, isStudio: false },
    area: { value: text('totalarea'), unit: '' },
    hasBalcony: isAbove('balconiescount'),
    hasLoggia: isAbove('loggiascount'),
    hasElevator: isAbove('building/passengerliftscount') || isAbove('building/cargoliftscount'),
    floor: text('floornumber'),
    floors: text('building/floorscount'),
    photos: photosOf(offer),
    repairType: notes.word(text('repairtype'), repairWords, 'repairType', 'RepairType'),
    isFurnished: notes.boolean(text('hasfurniture'), 'isFurnished', 'HasFurniture'),
    bathroomType: isAbove('separatewcscount') ? 'separate' : isAbove('combinedwcscount') ? 'combined' : null,
    ...readViews(textsOf(offer, 'windowsviewtype')),
    description: descriptionOf(offer),
    price: {
      value: text('bargainterms/price'),
      currency: text('bargainterms/currency'),
      isForPart: /squareMeter|^sqm/i.test(text('bargainterms/pricetype')) || /annual|year/i.test(text('bargainterms/paymentperiod')),
    },
    features: cianFeatures.filter(([path]) => readBoolean(text(path.toLowerCase()))).map(([, key]) => key),
    conditions: cianConditions.filter(([path]) => readBoolean(text(path.toLowerCase()))).map(([, key]) => key),
    countersPayer: meters === null ? null : meters ? 'tenant' : 'owner',
    communalPayer: included === null ? null : included ? 'owner' : 'tenant',
    deposit: { text: text('bargainterms/deposit'), share: '' },
    commission: text('bargainterms/clientfee'),
    ownerType: 'agent',
    communicationMethod: 'callsAndMessages',
    phone: text('phones/phoneschema/number'),
  };
}

/** The main photo comes first, the plan last. */
function photosOf(offer: FeedElement): string[] {
  const photos = elements(offer, 'photos/photoschema').map((photo) => ({
    url: textOf(photo, 'fullurl'),
    isMain: readBoolean(textOf(photo, 'isdefault')) === true,
  }));
  const main = photos.filter(({ isMain }) => isMain);
  const others = photos.filter(({ isMain }) => !isMain);
  return [...[...main, ...others].map(({ url }) => url), ...textsOf(offer, 'layoutphoto/fullurl')].filter(Boolean);
}
