import type { MouseEvent } from 'react';
import type { ListingFormField } from '../../domain/listing/form/listingForm';
import { focusField } from './form/focusField';
import { fieldId, usePublishContext } from './form/publishContext';

/** Goes to a field of the form. */
export function FieldLink({ field, children }: { readonly field: ListingFormField; readonly children: string }) {
  const { id } = usePublishContext();
  const target = fieldId(id, field);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    focusField(event.currentTarget, target);
  };
  return (
    <a href={`#${target}`} onClick={go}>
      {children}
    </a>
  );
}
