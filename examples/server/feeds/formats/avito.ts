import type { CommunicationMethod, RentalFeature } from '../../../../src/domain/enumerations';
import type { RentalCondition } from '../../../../src/domain/listing/form/rentalOptions';
import type { FeedOffer } from '../feedOffer';
import { descriptionOf, elements, type FeedElement, optionsOf, shortText, textOf } from '../reading/feedElement';
import { bathroomWords, buildingWords, isOutside, Notes, payerWords, readBalcony, readBoolean, readViews, repairWords } from './words';

const features: readonly (readonly [RegExp, RentalFeature])[] = [
  [/холодильник/i, 'fridge'],
  [/wi-?fi|интернет/i, 'internet'],
  [/кондиционер/i, 'conditioner'],
  [/телевизор|телевидение|кабельное|цифровое/i, 'tv'],
  [/посудомо/i, 'dishwasher'],
  [/стиральн/i, 'washingMachine'],
  [/мусоропровод/i, 'garbageChute'],
];

const deals = [
  [/^(?:прода|sale)/i, 'sale'],
  [/^(?:сда|rent)/i, 'rent'],
] as const;

/** Reads an ad of Авито, format 3. */
export function readAvito(ad: FeedElement, now: Date): FeedOffer {
  const notes = new Notes();
  const text = (...paths: string[]) => textOf(ad, ...paths);
  const lift = (path: string) => text(path) !== '' && readBoolean(text(path)) !== false;
  const furniture = [...optionsOf(ad, 'furniture'), ...optionsOf(ad, 'ssadditionally').filter((option) => /^мебель$/i.test(option))];
  const operation = text('operationtype');
  const [, tradeType = null] = deals.find(([pattern]) => pattern.test(operation)) ?? [];
  if (tradeType === null) notes.add('deal_missing', 'tradeType', { value: operation });
  if (/сут/i.test(text('leasetype'))) notes.add('short_rent', 'tradeType');
  const category = text('category');
  if (!/^(?:квартиры?|апартаменты)$/i.test(category)) notes.add('category', 'realtyType', { value: category });
  if (isOutside(text('datebegin'), text('dateend'), now)) notes.add('expired', 'id');
  return {
    id: text('id'),
    line: ad.line,
    notes: notes.all,
    tradeType,
    realtyType: /апартамент/i.test(text('status') || category) ? 'apartments' : 'flat',
    address: {
      regions: [text('region')].filter(Boolean),
      localities: [text('city')].filter(Boolean),
      text: text('address', 'street'),
      latitude: text('latitude'),
      longitude: text('longitude'),
    },
    yearBuilt: text('builtyear'),
    buildingType: notes.word(text('housetype'), buildingWords, 'buildingType', 'HouseType'),
    rooms: { text: text('rooms'), isStudio: false },
    area: { value: text('square'), unit: '' },
    ...readBalcony(optionsOf(ad, 'balconyorloggiamulti', 'balconyorloggia'), notes),
    hasElevator: lift('passengerelevator') || lift('freightelevator'),
    floor: text('floor'),
    floors: text('floors'),
    photos: photosOf(ad, notes),
    repairType: notes.word(text('renovation'), repairWords, 'repairType', 'Renovation'),
    // A file without a word about furniture does not say that there is none.
    isFurnished: furniture.length > 0 ? true : null,
    bathroomType: bathroomOf(ad),
    ...readViews(optionsOf(ad, 'viewfromwindows')),
    description: descriptionOf(ad),
    price: { value: text('price'), currency: '', isForPart: /м²|м2|кв/i.test(text('pricetype')) },
    features: featuresOf(ad),
    conditions: conditionsOf(ad),
    countersPayer: notes.word(text('utilitymeters'), payerWords, 'countersPayer', 'UtilityMeters'),
    communalPayer: notes.word(text('otherutilities'), payerWords, 'communalPayer', 'OtherUtilities'),
    deposit: { text: text('depositamount', 'leasedeposit'), share: '' },
    commission: text('leasecommissionsize'),
    ownerType: /^(?:собственник|владел)/i.test(text('propertyrights')) ? 'owner' : 'agent',
    communicationMethod: methodOf(text('contactmethod')),
    phone: text('contactphone'),
  };
}

function bathroomOf(ad: FeedElement) {
  const said = optionsOf(ad, 'bathroommulti', 'bathroom');
  return bathroomWords.find(([pattern]) => said.some((option) => pattern.test(option)))?.[1] ?? null;
}

function methodOf(text: string): CommunicationMethod {
  if (/телефон/i.test(text) && !/сообщени/i.test(text)) return 'calls';
  return /сообщени/i.test(text) && !/телефон/i.test(text) ? 'messages' : 'callsAndMessages';
}

function featuresOf(ad: FeedElement): RentalFeature[] {
  const said = optionsOf(ad, 'leaseappliances', 'leasemultimedia', 'leasecomfort', 'inhouse').join(' ');
  return features.filter(([pattern]) => pattern.test(said)).map(([, key]) => key);
}

function conditionsOf(ad: FeedElement): RentalCondition[] {
  const said = optionsOf(ad, 'leaseadditionally').join(' ');
  const kids = readBoolean(textOf(ad, 'childrenallowed')) ?? /можно с детьми/i.test(said);
  const animals = readBoolean(textOf(ad, 'petsallowed')) ?? /можно с (?:питомцами|животными)/i.test(said);
  return [...(kids ? (['kids'] as const) : []), ...(animals ? (['animals'] as const) : [])];
}

/** `name` is a file of an archive that nobody has sent. */
function photosOf(ad: FeedElement, notes: Notes): string[] {
  return elements(ad, 'images/image').flatMap(({ attributes, text }) => {
    const url = shortText(attributes['url'] ?? text);
    if (url === '' && attributes['name']) notes.add('photo_address', 'photos', { value: attributes['name'] });
    return url === '' ? [] : [url];
  });
}
