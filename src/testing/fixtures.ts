import type { Listing } from '../domain/listing/listing';
import { aPhoto } from './photos';

/** "Now" of stories and tests: a working afternoon in Moscow. */
export const fixedNow = new Date('2026-05-20T14:30:00+03:00');

/** Returns a date before {@link fixedNow}. */
export function hoursAgo(hours: number): Date {
  return new Date(fixedNow.getTime() - hours * 3_600_000);
}

/** Returns a complete listing, a two-room flat for sale near Сокол. Overrides replace single fields; the default id is 1001. */
export function aListing(overrides: Partial<Listing> = {}): Listing {
  return {
    id: 1001,
    tradeType: 'sale',
    realtyType: 'flat',
    rooms: '2',
    price: 18_500_000,
    area: 54.3,
    floor: 7,
    floors: 12,
    title: null,
    description: 'Светлая квартира с окнами во двор. Рядом парк и две школы.',
    photos: [aPhoto({ id: 1 }), aPhoto({ id: 2 }), aPhoto({ id: 3 })],
    address: {
      label: 'ул. Алабяна, 12, корпус 2',
      street: 'ул. Алабяна',
      houseNumber: '12',
      corpus: '2',
      building: null,
      district: 'Сокол',
      city: 'Москва',
      latitude: 55.8021,
      longitude: 37.5102,
    },
    metro: { name: 'Сокол', lineName: 'Замоскворецкая', route: '2', color: '#2DBE2C', minutes: 8 },
    buildingType: 'brick',
    yearBuilt: 1961,
    repairType: 'euro',
    bathroomType: 'separate',
    owner: { id: 11, name: 'Ольга', type: 'owner' },
    communicationMethod: 'callsAndMessages',
    commission: 0,
    deposit: null,
    publishedAt: hoursAgo(3),
    status: 'active',
    isDeleted: false,
    ...overrides,
  };
}
