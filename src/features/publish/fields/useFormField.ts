import { useField } from 'react-final-form';
import { fieldSubscription, shownError } from '../../../ui/forms/shownError';
import { useEffectsBeforePaint } from '../../../ui/hooks/useEffectsBeforePaint';
import type { FormValues } from '../form/formValues';
import { fieldId, usePublishContext } from '../form/publishContext';

/** Props of a control of the form. */
export interface FormField<V> {
  readonly id: string;
  readonly value: V;
  readonly error: string | undefined;
  onChange(value: V): void;
  onFocus(): void;
  onBlur(): void;
}

const asItIs = (value: unknown) => value;

/** Returns the state of a field; nothing else makes its component render again. */
export function useFormField<F extends Exclude<keyof FormValues, 'removed'>>(name: F): FormField<FormValues[F]> {
  useEffectsBeforePaint();
  const { id } = usePublishContext();
  const { input, meta } = useField<FormValues[F]>(name, {
    subscription: fieldSubscription,
    allowNull: true,
    parse: asItIs,
    format: asItIs,
  });
  return {
    id: fieldId(id, name),
    value: input.value,
    error: shownError(meta),
    onChange: input.onChange,
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
  };
}
