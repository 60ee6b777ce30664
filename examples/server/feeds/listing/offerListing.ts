import type { Rooms } from '../../../../src/domain/enumerations';
import { emptyListingForm } from '../../../../src/domain/listing/form/emptyListingForm';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { listingFormRules } from '../../../../src/domain/listing/form/listingForm.schema';
import { type FeedNote, isRefusal } from '../feedNote';
import type { FeedOffer } from '../feedOffer';
import { Notes } from '../formats/words';
import type { AddressReader } from './address';
import { readDescription } from './description';
import { formProblems } from './formProblems';
import { numberOr, readNumber } from './numbers';
import { readPhotos } from './photos';
import { readCommission, readDeposit } from './terms';

/** What an offer says as the form of a listing, with the reasons against it. Photos are addresses. */
export interface OfferListing {
  readonly notes: readonly FeedNote[];
  /** Null for an offer that is refused. */
  readonly form: ListingForm | null;
}

export interface OfferReading {
  readonly address: AddressReader;
  /** Where the feed was loaded from; null for a file. */
  readonly feedUrl: string | null;
  readonly now: () => Date;
}

/** Returns a reader of offers. The rules of the form are those that people meet; here is only what people do not write. */
export function offerReader({ address: readAddress, feedUrl, now }: OfferReading): (offer: FeedOffer) => OfferListing {
  const rules = listingFormRules(now);

  return (offer) => {
    const notes = new Notes();
    for (const note of offer.notes) notes.all.push(note);
    const tradeType = offer.tradeType ?? 'sale';
    const isRent = tradeType === 'rent';
    const price = readPrice(offer, notes);
    const { floor, floors } = readFloors(offer);
    const form: ListingForm = {
      // Feeds lack some fields.
      ...emptyListingForm(tradeType),
      realtyType: offer.realtyType,
      address: readAddress(offer.address, notes),
      yearBuilt: readYear(offer.yearBuilt, now(), notes),
      buildingType: offer.buildingType,
      rooms: readRooms(offer.rooms),
      area: readArea(offer, notes),
      hasBalcony: offer.hasBalcony,
      hasLoggia: offer.hasLoggia,
      hasElevator: offer.hasElevator,
      floor,
      floors,
      photos: readPhotos(offer.photos, feedUrl, notes),
      repairType: offer.repairType,
      isFurnished: offer.isFurnished,
      bathroomType: offer.bathroomType,
      hasCourtyardView: offer.hasCourtyardView,
      hasStreetView: offer.hasStreetView,
      description: readDescription(offer.description, notes),
      price,
      countersPayer: isRent ? offer.countersPayer : null,
      communalPayer: isRent ? offer.communalPayer : null,
      deposit: isRent && price ? readDeposit(offer.deposit, price, notes) : null,
      commission: price ? readCommission(offer.commission, price, notes) : null,
      features: isRent ? offer.features : [],
      conditions: isRent ? offer.conditions : [],
      ownerType: offer.ownerType,
      communicationMethod: offer.communicationMethod,
    };
    const all = [...notes.all, ...formProblems(form, rules.problems(form), new Set(notes.all.filter(isRefusal).map(({ field }) => field)))];
    return { notes: all, form: all.some(isRefusal) ? null : form };
  };
}

function readPrice({ price: { value, currency, isForPart } }: FeedOffer, notes: Notes): number | null {
  const isForeign = /[$€£]|usd|eur/i.test(value) || (currency !== '' && !/^(?:rub|rur|руб|р\.?$|₽)/i.test(currency));
  if (isForeign) notes.add('currency', 'price', { value: currency || value });
  if (isForPart) notes.add('price_unit', 'price');
  const roubles = numberOr(value);
  return roubles === null ? null : Math.round(roubles);
}

function readArea({ area: { value, unit } }: FeedOffer, notes: Notes): number | null {
  const isMetres = /^(?:кв|м²|м2|м\^2|sq|m²|m2|metr|метр)/i.test(unit) || unit === '';
  if (!isMetres || /сот|га$/i.test(value)) notes.add('area_unit', 'area', { value: unit || value });
  const area = numberOr(value);
  return area === null ? null : Math.round(area * 100) / 100;
}

/** Open plans have no number; '4+' is four and more. */
function readRooms({ text, isStudio }: FeedOffer['rooms']): Rooms | null {
  if (isStudio || /студи|studio/i.test(text)) return 'studio';
  const [digits] = /^\d+/.exec(text) ?? [];
  if (digits === undefined) return null;
  const count = Number(digits);
  if (count === 0) return 'studio';
  return count >= 4 ? '4+' : (String(count) as Rooms);
}

/** '7/17' and '7 из 17' say both. */
function readFloors({ floor, floors }: FeedOffer): { readonly floor: number | null; readonly floors: number | null } {
  const [, of, total] = /^(-?\d+)\s*(?:\/|из)\s*(\d+)$/.exec(floor) ?? [];
  return { floor: whole(of ?? floor), floors: whole(floors) ?? whole(total ?? '') };
}

function whole(text: string): number | null {
  const value = readNumber(text);
  return value === null || !Number.isInteger(value) ? null : value;
}

function readYear(text: string, now: Date, notes: Notes): number | null {
  const year = whole(text);
  if (text !== '' && (year === null || year < formLimits.earliestYear || year > now.getFullYear())) {
    notes.add('year_ignored', 'yearBuilt', { value: text });
    return null;
  }
  return year;
}
