import type { ListingDetails } from '../listingDetails';
import { isRentField, type ListingFormField, rowOf } from './fieldTypes';

/** Returns what a listing has for a field of its form: undefined for the terms of a rent that a sale does not have. */
export function fieldOf(listing: ListingDetails, field: ListingFormField) {
  if (field === 'ownerType') return listing.owner.type;
  return isRentField(field) ? listing.rent?.[field] : listing[field];
}

/** Returns a value that is the same, as JSON, for all values that mean the same. */
export function comparable(field: ListingFormField, value: unknown): unknown {
  const row = rowOf(field);
  if (row.kind === 'flag') return value === true;
  if (row.kind === 'keys') return Array.isArray(value) ? [...value].sort() : [];
  return value ?? null;
}
