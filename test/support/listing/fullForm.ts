import type { TradeType } from '../../../src/domain/enumerations';
import { eachField, formFields, isRentField, type ListingFormField, rowOf } from '../../../src/domain/listing/form/fieldTypes';
import type { ListingForm } from '../../../src/domain/listing/form/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';

/** Returns a form in which every field that its deal has is answered. */
export function fullForm(tradeType: TradeType): ListingForm {
  const form = aListingForm(tradeType === 'rent' ? { tradeType, price: 60_000 } : {});
  return eachField<ListingForm>(formFields, (field) => {
    const isAbsent = tradeType === 'sale' && isRentField(field);
    return isAbsent || field === 'tradeType' ? form[field] : answered(form, field);
  });
}

function answered(form: ListingForm, field: ListingFormField) {
  const row = rowOf(field);
  switch (row.kind) {
    case 'number':
      return form[field] ?? row.range?.min ?? 1;
    case 'choice':
    case 'payer':
      return form[field] ?? row.options[0]?.key;
    case 'keys':
      return row.options.map(({ key }) => key);
    case 'flag':
    case 'answer':
      return true;
    default:
      return form[field];
  }
}
