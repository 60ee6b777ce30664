import { sixDecimals } from '../../map/geo';
import { comparable } from './fieldOf';
import { formFields } from './fieldTypes';
import type { FormAddress, ListingForm, ListingFormField } from './listingForm';

/** Returns in which fields an edit differs from what it replaces, in the order of the form. Photos are compared by {@link photoChanges}. */
export function changedFormFields(before: ListingForm, after: ListingForm): ListingFormField[] {
  return formFields.filter((field) => field !== 'photos' && JSON.stringify(plain(before, field)) !== JSON.stringify(plain(after, field)));
}

/** Written alike, whether it was read from a form or from the database. */
function plain(form: ListingForm, field: ListingFormField) {
  return field === 'address' ? form.address && placeOf(form.address) : comparable(field, form[field]);
}

function placeOf({ street, houseNumber, corpus, building, latitude, longitude }: FormAddress) {
  return [street, houseNumber, corpus ?? '', building ?? '', sixDecimals(latitude ?? 0), sixDecimals(longitude ?? 0)];
}

export interface PhotoChanges {
  /** Added and removed ones. */
  readonly count: number;
  /** True even if only their order differs. */
  readonly isChanged: boolean;
}

/** Compares the ids of photos, before and after; null is a new photo. `removed` are those that were taken away before the edit was sent. */
export function photoChanges(before: readonly number[], removed: readonly number[], after: readonly (number | null)[]): PhotoChanges {
  const known = [...new Set([...before, ...removed])];
  const gone = known.filter((id) => !after.includes(id)).length;
  const count = gone + after.filter((id) => id === null || !known.includes(id)).length;
  const stays = before.filter((id) => after.includes(id));
  return { count, isChanged: count > 0 || after.filter((id) => id !== null && before.includes(id)).join() !== stays.join() };
}
