import { comparable, fieldOf } from './form/fieldOf';
import { formFields, type ListingFormField } from './form/fieldTypes';
import type { ListingDetails } from './listingDetails';

/** Returns in which fields of the form two versions of a listing differ, in the order of the form. */
export function changedFields(before: ListingDetails, after: ListingDetails): ListingFormField[] {
  return formFields.filter((field) => JSON.stringify(contentOf(before, field)) !== JSON.stringify(contentOf(after, field)));
}

function contentOf(listing: ListingDetails, field: ListingFormField): unknown {
  const { address, photos } = listing;
  if (field === 'address') return address && [address.label, address.latitude, address.longitude];
  // An order is content, too.
  if (field === 'photos') return photos.map(({ id }) => id);
  return comparable(field, fieldOf(listing, field));
}
