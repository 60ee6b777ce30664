import { bathroomTypes, buildingTypes, type Rooms, repairTypes, roomOptions } from '../domain/enumerations';
import type { Listing } from '../domain/listing/listing';
import type { MetroStation } from '../domain/metro/metro';
import { commonFlags, type FilterFlag, rentFlags } from '../domain/search/fields';
import { type FakeUser, someUsers } from './fakeAccounts';
import { type FakeFaqSection, someFaq } from './fakeFaq';
import { aListing, hoursAgo } from './fixtures';
import type { WorldListing } from './matchesFilters';
import { aPhoto } from './photos';
import { seededRandom } from './random';
import { someStations } from './stations';

/** Data of a fake server. */
export interface World {
  readonly listings: readonly WorldListing[];
  readonly stations: readonly MetroStation[];
  /** Users that can sign in. */
  readonly users: readonly FakeUser[];
  readonly faq: readonly FakeFaqSection[];
}

/** Returns a world with these listings, without hidden flags, and the default stations and users. */
export function aWorld(listings: readonly Listing[], stations: readonly MetroStation[] = someStations()): World {
  return { listings: listings.map((listing) => ({ listing, flags: [] })), stations, users: someUsers(), faq: someFaq() };
}

const streets = [
  'ул. Алабяна',
  'Ленинградский проспект',
  'Малая Бронная ул.',
  'ул. Барклая',
  'Русаковская ул.',
  'Новая Басманная ул.',
  'ул. Усиевича',
];
const owners = ['Ольга', 'Артём', 'Мария', 'Тимур', 'Екатерина'];

/** Listings of one house by index; the first has the address. Eleven, three and two flats for sale. */
const houses: readonly (readonly number[])[] = [
  [20, 21, 22, 25, 28, 29, 30, 32, 34, 36, 37],
  [1, 2, 4],
  [50, 52],
];

/**
 * Returns sixty deterministic listings. Every filter matches some and excludes some; flats for sale fill four pages; some houses hold
 * several; three listings must never be found (archived, in moderation, deleted).
 */
export function createWorld(size = 60, seed = 2026): World {
  const stations = someStations();
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const keys = <K>(options: readonly { readonly key: K }[]): K => pick(options).key;

  const listings = Array.from({ length: size }, (_, index): WorldListing => {
    const id = 1000 + index;
    const isRent = index % 4 === 3;
    const rooms: Rooms = keys(roomOptions);
    const area = Math.round((rooms === 'studio' ? 22 : Number.parseInt(rooms, 10) * 21) * (0.9 + random() * 0.5) * 10) / 10;
    const floors = 5 + Math.floor(random() * 20);
    const station = pick(stations.filter(({ color }) => color !== null));
    const street = pick(streets);
    const house = String(1 + Math.floor(random() * 60));
    const listing = aListing({
      id,
      tradeType: isRent ? 'rent' : 'sale',
      realtyType: index % 7 === 5 ? 'apartments' : 'flat',
      rooms,
      price: Math.round(isRent ? area * (1100 + random() * 900) : (area * (260_000 + random() * 260_000)) / 1000) * (isRent ? 1 : 1000),
      area,
      floor: 1 + Math.floor(random() * floors),
      floors,
      photos: Array.from({ length: index % 6 }, (_photo, place) => aPhoto({ id: id * 10 + place })),
      address: {
        label: `${street}, ${house}`,
        street,
        houseNumber: house,
        corpus: null,
        building: null,
        district: null,
        city: 'Москва',
        latitude: 55.6 + random() * 0.3,
        longitude: 37.4 + random() * 0.4,
      },
      metro: {
        name: station.name,
        lineName: station.lineName,
        route: station.route,
        color: station.color,
        minutes: 2 + Math.floor(random() * 24),
      },
      buildingType: keys(buildingTypes),
      yearBuilt: 1930 + Math.floor(random() * 95),
      repairType: keys(repairTypes),
      bathroomType: keys(bathroomTypes),
      owner: { id: 1 + (index % owners.length), name: owners[index % owners.length] ?? '', type: index % 3 === 0 ? 'agent' : 'owner' },
      commission: index % 3 === 0 ? 50_000 : 0,
      publishedAt: hoursAgo(2 + index * 9),
      status: index === 8 ? 'archived' : index === 16 ? 'moderation' : 'active',
      isDeleted: index === 24,
    });
    const possible: readonly FilterFlag[] = isRent ? [...commonFlags, ...rentFlags] : commonFlags;
    const flags = possible.filter(() => random() < 0.4);
    const deposit = isRent ? (flags.includes('no_deposit') ? 0 : listing.price) : null;
    return { listing: { ...listing, deposit }, flags };
  });
  return {
    listings: listings.map((item, index) => inHouse(item, listings[houses.find((house) => house.includes(index))?.[0] ?? index])),
    stations,
    users: someUsers(),
    faq: someFaq(),
  };
}

/** Moves a listing to another one's address and station. */
function inHouse({ listing, flags }: WorldListing, house: WorldListing | undefined): WorldListing {
  const { address, metro } = house?.listing ?? listing;
  return { listing: { ...listing, address, metro }, flags };
}
