import { useField } from 'react-final-form';
import { useEffectsBeforePaint } from '../../ui/hooks/useEffectsBeforePaint';

/** Props of a text field in a form. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

const textAsItIs = (text: unknown) => text ?? '';

/** Re-renders for its own field only. Validation errors show on blur, server errors until the next input. */
export const fieldSubscription = {
  value: true,
  active: true,
  error: true,
  touched: true,
  modified: true,
  submitError: true,
  submitFailed: true,
  modifiedSinceLastSubmit: true,
} as const;

/** A text field. The result of `tidy` shows on blur. */
export function useTextField(name: string, tidy?: (text: string) => string): FormField {
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

export interface Meta {
  error?: unknown;
  active?: boolean;
  touched?: boolean;
  modified?: boolean;
  submitError?: unknown;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
}

/** No error while a field is empty and untouched, or on first input. */
export function shownError(meta: Meta): string | undefined {
  const { error, active, touched, modified, submitError, submitFailed, modifiedSinceLastSubmit } = meta;
  if (typeof error === 'string') return submitFailed || (touched && modified && !active) ? error : undefined;
  return typeof submitError === 'string' && !modifiedSinceLastSubmit ? submitError : undefined;
}
