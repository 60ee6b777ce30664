import type { ListingFieldOfKind } from '../../../domain/listing/form/fieldTypes';
import { usePublishText } from '../../../text/publish/usePublishText';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { ErrorText } from '../../../ui/fields/field';
import { errorAria } from './errorAria';
import { useFormField } from './useFormField';

export interface FlagFieldProps {
  readonly name: ListingFieldOfKind<'flag'>;
}

export function FlagField({ name }: FlagFieldProps) {
  const { text } = usePublishText();
  const { value, error, ...field } = useFormField(name);
  return (
    <>
      <Checkbox {...field} {...errorAria(field.id, error)} checked={value} label={text.fields[name]} part="field" />
      {error && <ErrorText id={`${field.id}-note`}>{error}</ErrorText>}
    </>
  );
}
