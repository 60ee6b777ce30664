import type { Listing } from '../../src/domain/listing/listing';
import { aListing, aPhoto, aWorld, brokenPhotoUrl, createFakeApi, type Fetch, hoursAgo } from '../../src/testing';

const streets = [
  'ул. Алабяна, 12, корпус 2',
  'Ленинградский проспект, 74',
  'Малая Бронная ул., 30',
  'ул. Усиевича, 8',
  'Новая Басманная ул., 19',
];

/** Returns that many flats, the newest first, with different pictures and addresses. */
export function someFlats(count: number, overrides: Partial<Listing> = {}): Listing[] {
  return Array.from({ length: count }, (_, index) => {
    const listing = aListing();
    return {
      ...listing,
      id: index + 1,
      rooms: (['1', '2', '3', '4+', 'studio'] as const)[index % 5] ?? '1',
      price: overrides.tradeType === 'rent' ? 62_000 + index * 8_500 : 9_800_000 + index * 1_350_000,
      area: 31.5 + index * 4,
      address: listing.address && { ...listing.address, label: streets[index % streets.length] ?? '' },
      photos: [0, 1, 2].map((place) => aPhoto({ id: index * 3 + place })),
      publishedAt: hoursAgo(2 + index * 11),
      ...overrides,
    };
  });
}

/** A server that has these listings. */
export const serving =
  (...listings: Listing[]) =>
  (): Fetch =>
    createFakeApi(aWorld(listings));

const address = aListing().address;

/** Single listings that are not like the others. */
export const unusual = {
  rent: aListing({ tradeType: 'rent', price: 85_000, deposit: 85_000, commission: 42_500 }),
  studio: aListing({ rooms: 'studio', area: 24, price: 8_900_000 }),
  fourRooms: aListing({ rooms: '4+', area: 132, price: 74_500_000 }),
  apartments: aListing({ realtyType: 'apartments', rooms: '1' }),
  longTexts: aListing({
    title: 'Четырёхкомнатная квартира с панорамным остеклением, двумя лоджиями, гардеробной и видом на парк Дружбы и канал имени Москвы',
    price: 1_000_000_000,
    area: 1234.56,
    floor: 118,
    floors: 120,
    address: address && {
      ...address,
      label: 'Новопеределкинская улица Кирпично-Электрозаводского переулка, 118А, корпус 12, строение 34',
    },
    metro: { name: 'Электрозаводская-Сортировочная', lineName: 'Таганско-Краснопресненская', route: '7', color: '#800080', minutes: 45 },
    owner: { id: 1, name: 'Константин-Александр Рождественский-Преображенский', type: 'agent' },
  }),
  oneUnbrokenWord: aListing({ title: 'А'.repeat(200), address: address && { ...address, label: 'Ж'.repeat(120) } }),
  noPhoto: aListing({ photos: [] }),
  brokenPhoto: aListing({ photos: [aPhoto({ id: 1, url: brokenPhotoUrl })] }),
  noMetro: aListing({ metro: null }),
  palestLine: aListing({ metro: { name: 'Деловой центр', lineName: 'Солнцевская', route: '8А', color: '#FFD702', minutes: 3 } }),
  nothingKnown: aListing({
    title: null,
    rooms: null,
    area: null,
    floor: null,
    floors: null,
    address: null,
    metro: null,
    photos: [],
    owner: { id: null, name: '', type: null },
    publishedAt: null,
  }),
};
