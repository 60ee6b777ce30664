import type { FormProblems } from '../../../../src/domain/forms/formMessage';
import type { ListingFormField } from '../../../../src/domain/listing/form/fieldTypes';
import { formLimits } from '../../../../src/domain/listing/form/formLimits';
import type { ListingForm } from '../../../../src/domain/listing/form/listingForm';
import type { ListingFormMessageKey } from '../../../../src/domain/listing/form/rulesByKind';
import { type FeedNote, note, type RefusalKind } from '../feedNote';

/** How the report calls what the form of a listing finds wrong: a value that is missing, and one that may not be. */
const kinds: Partial<Readonly<Record<ListingFormField, { readonly missing: RefusalKind; readonly wrong: RefusalKind }>>> = {
  address: { missing: 'address_not_found', wrong: 'outside_moscow' },
  rooms: { missing: 'rooms_unknown', wrong: 'rooms_unknown' },
  area: { missing: 'area_missing', wrong: 'area_limits' },
  floor: { missing: 'floor_missing', wrong: 'floor_limits' },
  floors: { missing: 'floors_missing', wrong: 'floor_limits' },
  photos: { missing: 'photos_missing', wrong: 'photos_missing' },
  description: { missing: 'description_missing', wrong: 'description_missing' },
  price: { missing: 'price_missing', wrong: 'price_limits' },
  commission: { missing: 'commission_above_price', wrong: 'commission_above_price' },
};

/**
 * Returns what the rules of the form say, as reasons. A field that is refused already is not refused twice.
 * @throws RangeError for a field that no offer can get wrong
 */
export function formProblems(
  form: ListingForm,
  problems: FormProblems<ListingForm, ListingFormMessageKey>,
  refused: ReadonlySet<string>,
): FeedNote[] {
  return Object.entries(problems).flatMap(([name, problem]) => {
    const field = name as ListingFormField;
    if (!problem || refused.has(field)) return [];
    const value = form[field];
    if (problem.key === 'publish.floorAboveFloors')
      return note('floor_above_total', field, { floor: form.floor ?? 0, floors: form.floors ?? 0 });
    const kind = kinds[field];
    if (!kind) throw new RangeError(`Nothing says what ${field} has wrong: ${problem.key}`);
    const { min, max } = formLimits.price[form.tradeType];
    const isMissing = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return note(isMissing ? kind.missing : kind.wrong, field, {
      value: typeof value === 'number' ? value.toLocaleString('ru-RU', { maximumFractionDigits: 2 }) : '',
      min: min.toLocaleString('ru-RU'),
      max: max.toLocaleString('ru-RU'),
    });
  });
}
