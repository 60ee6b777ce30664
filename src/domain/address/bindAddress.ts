import type { FormAddress } from '../listing/form/listingForm';
import { isPlace } from '../map/coordinates';
import { metresBetween } from '../map/geo';
import type { HouseCheck } from './houseCheck';
import type { HouseIndex, IndexedHouse, StreetOfHouses } from './houseIndex';
import { foldHouse } from './houseNumber';
import { streetLabel } from './streetLabel';

export interface BoundAddress {
  /** A house that the register has is written as there, and stands at its point. */
  readonly address: FormAddress;
  readonly check: HouseCheck;
}

type Parts = Pick<FormAddress, 'street' | 'houseNumber' | 'corpus' | 'building' | 'latitude' | 'longitude'>;

/** Binds an address to the register of houses (D67): what a client says about the place of a known house does not count. */
export function bindAddress(address: FormAddress, index: HouseIndex): BoundAddress {
  const found = findHouse(address, index);
  if (!found) {
    const nearest = nearestOf(address, index.streets(address.street).flatMap(placed));
    return { address: { ...address, isByHand: true }, check: { isRegistered: false, metres: nearest?.metres ?? null } };
  }
  const { street, house, metres } = found;
  return {
    address: registeredAddress(street, house, address.street),
    check: { isRegistered: true, metres },
  };
}

/** Returns the address of a house of the register; `settlement` is the name of a settlement without streets. */
export function registeredAddress(street: StreetOfHouses, house: IndexedHouse, settlement: string): FormAddress {
  return {
    street: street.name ? streetLabel({ street: street.name, streetType: street.type }) : settlement,
    houseNumber: house.number,
    corpus: house.corpus || null,
    building: house.building || null,
    district: house.district || null,
    latitude: house.latitude,
    longitude: house.longitude,
  };
}

interface PlacedHouse<H extends IndexedHouse> {
  readonly street: StreetOfHouses<H>;
  readonly house: H;
}

/** Returns the house of an address; where several streets have the same name, the one nearest to its point. */
export function findHouse<H extends IndexedHouse>(address: Parts, index: HouseIndex<H>) {
  return nearestOf(
    address,
    index.streets(address.street).flatMap((street) => placed(street).filter(({ house }) => isSame(house, address))),
  );
}

function placed<H extends IndexedHouse>(street: StreetOfHouses<H>): PlacedHouse<H>[] {
  return street.houses.map((house) => ({ street, house }));
}

/** `metres` is null for an address without a point. */
function nearestOf<H extends IndexedHouse>({ latitude, longitude }: Parts, houses: readonly PlacedHouse<H>[]) {
  const at = { latitude, longitude };
  const measured = houses.map((one) => ({ ...one, metres: isPlace(at) ? Math.round(metresBetween(at, one.house)) : null }));
  return measured.sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0))[0];
}

function isSame({ number, corpus, building }: IndexedHouse, address: Parts): boolean {
  const same = (known: string, sent: string | null) => foldHouse(known) === foldHouse(sent ?? '');
  return same(number, address.houseNumber) && same(corpus, address.corpus) && same(building, address.building);
}
