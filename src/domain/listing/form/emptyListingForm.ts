import type { TradeType } from '../../enumerations';
import { eachField, formFields, type ListingFormField, rowOf } from './fieldTypes';
import type { ListingForm } from './listingForm';

/** Returns a form without answers. */
export function emptyListingForm(tradeType: TradeType): ListingForm {
  return eachField<ListingForm>(formFields, (field) => (field === 'tradeType' ? tradeType : noAnswer(field)));
}

function noAnswer(field: ListingFormField) {
  const { kind } = rowOf(field);
  if (kind === 'flag') return false;
  if (kind === 'text') return '';
  return kind === 'keys' || kind === 'photos' ? [] : null;
}
