import type { ListingFieldOfKind } from '../../../domain/listing/form/fieldTypes';
import { usePublishText } from '../../../text/publish/usePublishText';
import { ChoiceChips } from '../../../ui/fields/ChoiceChips';
import type { FormValues } from '../form/formValues';
import { useFormField } from './useFormField';

/** Fields with one of a few values; the type of building has too many for chips. */
type ChoiceName = Exclude<ListingFieldOfKind<'deal' | 'choice' | 'payer'>, 'buildingType'>;

type Key<F extends ChoiceName> = Exclude<FormValues[F], null>;

export interface ChoiceFieldProps<F extends ChoiceName> {
  readonly name: F;
  readonly options: readonly { readonly key: Key<F> }[];
  readonly labels: (key: Key<F>) => string;
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
}

export function ChoiceField<F extends ChoiceName>({ name, options, labels, isOptional = false, disabled }: ChoiceFieldProps<F>) {
  const { text } = usePublishText();
  const { value, onChange, ...field } = useFormField(name);
  return (
    <ChoiceChips<Key<F>>
      {...field}
      legend={text.fields[name]}
      options={options.map(({ key }) => ({ value: key, label: labels(key) }))}
      value={value as Key<F> | null}
      onChange={(next) => onChange(next as FormValues[F])}
      isOptional={isOptional}
      note={isOptional ? text.optional : undefined}
      disabled={disabled}
      part="field"
    />
  );
}
