import { useField } from 'react-final-form';
import { fieldSubscription, shownError } from '../../ui/forms/shownError';
import { useEffectsBeforePaint } from '../../ui/hooks/useEffectsBeforePaint';

/** Props of a text field in a form. */
export interface TextFormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

const textAsItIs = (text: unknown) => text ?? '';

/** A text field. The result of `tidy` shows on blur. */
export function useTextField(name: string, tidy?: (text: string) => string): TextFormField {
  useEffectsBeforePaint();
  const { input, meta } = useField<string>(name, {
    subscription: fieldSubscription,
    parse: textAsItIs,
    format: textAsItIs,
  });
  return {
    name,
    value: input.value,
    error: shownError(meta),
    onChange: input.onChange,
    onFocus: () => input.onFocus(),
    onBlur: () => {
      const text = tidy?.(input.value);
      if (text !== undefined && text !== input.value) input.onChange(text);
      input.onBlur();
    },
  };
}
