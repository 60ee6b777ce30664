import { optionByKey } from '../../../../src/domain/enumerations';
import { formFields, type ListingFormField, rowOf, valueFields } from '../../../../src/domain/listing/form/fieldTypes';
import type { FormAddress, ListingForm } from '../../../../src/domain/listing/form/listingForm';
import { rentFeatureBits, rentFeatureFlags } from '../../database/attributes';
import { type CardColumns, type DetailColumns, type FormColumns, fieldColumns, readFields, scaleOf } from '../fieldColumns';
import type { ListingRow } from '../listingRow';

/** Returns the columns that a form fills. A form that its rules have refused has no place here. */
export function listingValues(form: ListingForm): FormColumns {
  const values: Record<string, unknown> = { furniture_known: form.isFurnished !== null };
  for (const field of formFields) {
    const column = fieldColumns[field];
    if (column === null || field === 'tradeType') continue;
    const value = columnValue(form, field);
    if (value === null && rowOf(field).isRequired) throw new TypeError(`A form without ${field} cannot be stored`);
    // Features and conditions are bits of one column.
    values[column] = rowOf(field).kind === 'keys' ? Number(values[column] ?? 0) | Number(value) : value;
  }
  return values as FormColumns;
}

function columnValue(form: ListingForm, field: ListingFormField): unknown {
  const row = rowOf(field);
  const value = form[field];
  switch (row.kind) {
    case 'choice':
      return typeof value === 'string' ? optionByKey(row.options, value).id : null;
    case 'payer':
      return row.options.find(({ key }) => key === value)?.id ?? null;
    case 'number':
      return typeof value === 'number' ? Math.round(value * scaleOf(row)) : null;
    case 'keys': {
      const flags = row.options.flatMap(({ key, wire }) => (Array.isArray(value) && value.includes(key) ? [wire] : []));
      return rentFeatureBits(rentFeatureFlags.filter((flag) => flags.includes(flag)));
    }
    case 'answer':
      return value === true;
    default:
      return value;
  }
}

/** The columns that a form is read back from. */
export type FormRow = CardColumns &
  DetailColumns &
  Pick<ListingRow, 'street' | 'house_number' | 'corpus' | 'district' | 'latitude' | 'longitude'> & {
    /** The building («строение») of the address. */
    readonly stroenie: string | null;
  };

/** Returns the form of a stored listing; `photos` are their ids. */
export function formOf(row: FormRow, photos: readonly number[]): ListingForm {
  const address: FormAddress = {
    street: row.street,
    houseNumber: row.house_number,
    corpus: row.corpus,
    building: row.stroenie,
    district: row.district,
    latitude: row.latitude,
    longitude: row.longitude,
  };
  return { ...readFields(row, valueFields), address, photos };
}
