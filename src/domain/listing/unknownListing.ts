import type { Listing } from './listing';

/** Content of a listing of which nothing is known. */
export const unknownListing = {
  rooms: null,
  area: null,
  floor: null,
  floors: null,
  title: null,
  description: '',
  photos: [],
  address: null,
  metro: null,
  buildingType: null,
  yearBuilt: null,
  repairType: null,
  bathroomType: null,
  owner: { id: null, name: '', type: null },
  communicationMethod: null,
  commission: null,
  deposit: null,
  publishedAt: null,
} as const satisfies Partial<Listing>;
