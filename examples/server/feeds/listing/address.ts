import { readFile } from 'node:fs/promises';
import { registeredAddress } from '../../../../src/domain/address/bindAddress';
import { houseIndex } from '../../../../src/domain/address/houseIndex';
import { isTypedHouse, type SplitAddress, splitTyped } from '../../../../src/domain/address/splitTyped';
import type { FormAddress } from '../../../../src/domain/listing/form/listingForm';
import { hasAddressContacts } from '../../../../src/domain/listing/postingRules/addressContacts';
import { isInCity } from '../../../../src/domain/map/cityBounds';
import { mapBox } from '../../../../src/domain/map/cityMapBoxes';
import { type Coordinates, isInside, isPlace } from '../../../../src/domain/map/coordinates';
import { metresBetween } from '../../../../src/domain/map/geo';
import { type AddressRegister, addressRegister, type FoundAddress } from '../../addresses/addressRegister';
import { parseAddresses, type RegisterHouse, type RegisterStreet } from '../../addresses/addressTable';
import { files } from '../../files';
import type { FeedAddress } from '../feedOffer';
import type { Notes } from '../formats/words';
import { cityText } from './cityText';
import { numberOr } from './numbers';

/** Metres from the house to the coordinates of the feed that are worth a word. */
const far = 1000;

/** Returns the place of an offer, or null for one that is refused for it. */
export type AddressReader = (address: FeedAddress, notes: Notes) => FormAddress | null;

/** Finds the places of offers in the register that comes with the server. */
export async function loadAddressReader(): Promise<AddressReader> {
  return addressReader(parseAddresses(await readFile(`${files.facts}addresses.txt`, 'utf8')));
}

/** Agencies sell several flats of a house: what was searched for once is kept. */
function addressReader(streets: readonly RegisterStreet[]): AddressReader {
  const index = houseIndex(streets);
  const readCity = cityText(streets, index);
  /** Made for the first street that is written otherwise than in the register; many feeds have none. */
  let register: AddressRegister | undefined;
  const suggested = new Map<string, readonly FoundAddress[]>();

  return (address, notes) => {
    const said = [...address.regions, ...address.localities, address.text].filter(Boolean).join(', ');
    const text = readCity(address);
    if (text === null) {
      notes.add('outside_moscow', 'address', { value: said });
      return null;
    }
    const split = splitTyped(text);
    if (!split.house) {
      notes.add('address_no_house', 'address', { value: said });
      return null;
    }
    const at = placeOf(address);
    const found = nearest(housesOf(split, text), at, text);
    if (found) {
      const metres = at && Math.round(metresBetween(at, found.house));
      if (metres !== null && metres > far) notes.add('coordinates_differ', 'address', { metres });
      return found.address;
    }
    if (at && isInCity(at)) {
      const typed = byHand(split, at);
      const isContact = hasAddressContacts(typed);
      notes.add(isContact ? 'address_contacts' : 'not_registered', 'address', isContact ? { value: said } : {});
      return typed;
    }
    notes.add(at && !isInside(mapBox, at) ? 'outside_moscow' : 'address_not_found', 'address', { value: said });
    return null;
  };

  /** Returns the very house, in each street of that name; with a street that is written otherwise, where the search finds it. */
  function housesOf(split: SplitAddress, text: string): PlacedHouse[] {
    const isMeant = (house: RegisterHouse) => isTypedHouse(split, { address: { ...house, houseNumber: house.number } });
    const houses = index.streets(split.street).flatMap((street) => street.houses.filter(isMeant).map((house) => placed(street, house)));
    if (houses.length > 0) return houses;
    const key = text.toLowerCase();
    register ??= addressRegister(streets);
    const known = suggested.get(key) ?? register.suggest({ text, count: 8, levels: ['house'] });
    suggested.set(key, known);
    return known.flatMap(({ street, house }) => (street && house && isMeant(house) ? placed(street, house) : []));
  }
}

interface PlacedHouse {
  readonly address: FormAddress;
  readonly house: Coordinates;
  readonly settlement: string;
}

function placed(street: RegisterStreet, house: RegisterHouse): PlacedHouse {
  const settlement = street.settlement.split(', ').at(-1) ?? '';
  return {
    house,
    settlement,
    address: registeredAddress(street, house, settlement.replace(/^\S+ /, '')),
  };
}

/** Several settlements may have a street of that name: the house at the coordinates is meant, else in the settlement that is named, else in the old city. */
function nearest(houses: readonly PlacedHouse[], at: Coordinates | null, text: string): PlacedHouse | undefined {
  const words = text.toLowerCase();
  const rank = ({ house, settlement }: PlacedHouse) => {
    if (at) return metresBetween(at, house);
    if (settlement === '') return 1;
    return words.includes(settlement.replace(/^\S+ /, '').toLowerCase()) ? 0 : 2;
  };
  return houses.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** Coordinates of the feed: exchanged ones are put right, and zeros are none. */
function placeOf({ latitude, longitude }: FeedAddress): Coordinates | null {
  const [first, second] = [numberOr(latitude), numberOr(longitude)];
  const at = { latitude: first, longitude: second };
  if (!isPlace(at) || at.latitude === 0 || at.longitude === 0) return null;
  const turned = { latitude: at.longitude, longitude: at.latitude };
  return !isInside(mapBox, at) && isInside(mapBox, turned) ? turned : at;
}

function byHand({ street, house }: SplitAddress, { latitude, longitude }: Coordinates): FormAddress {
  const { number = '', corpus = '', building = '', either = '' } = house ?? {};
  return {
    street,
    houseNumber: number.toUpperCase(),
    corpus: (corpus || either).toUpperCase() || null,
    building: building.toUpperCase() || null,
    district: null,
    latitude,
    longitude,
    isByHand: true,
  };
}
