import { sixDecimals } from '../../map/geo';
import type { FormAddress, ListingForm, ListingFormField } from './listingForm';

/** Returns in which fields an edit differs from what it replaces, in the order of the form. Photos are compared by {@link photoChanges}. */
export function changedFormFields(before: ListingForm, after: ListingForm): ListingFormField[] {
  const [old, next] = [plain(before), plain(after)];
  return (Object.keys(next) as (keyof typeof next)[]).filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]));
}

/** Written alike, whether it was read from a form or from the database. */
function plain(form: ListingForm) {
  return {
    ...form,
    photos: null,
    address: form.address && placeOf(form.address),
    commission: form.commission ?? 0,
    deposit: form.deposit ?? 0,
    features: [...form.features].sort(),
    conditions: [...form.conditions].sort(),
  };
}

function placeOf({ street, houseNumber, corpus, building, latitude, longitude }: FormAddress) {
  return [street, houseNumber, corpus ?? '', building ?? '', sixDecimals(latitude ?? 0), sixDecimals(longitude ?? 0)];
}

export interface PhotoChanges {
  /** Added and removed ones. */
  readonly count: number;
  /** Also when only their order differs. */
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
