import { useField } from 'react-final-form';
import { useEffectsBeforePaint } from '../../ui/hooks/useEffectsBeforePaint';

/** What a text field of a form is given. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

export interface TextFieldRules {
  readonly others?: readonly string[];
  tidy?(text: string): string;
}

const textAsItIs = (text: unknown) => text ?? '';

/** Renders with its own field alone. What is wrong is shown when the field is left, and what the server says until it is typed in. */
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

/**
 * One text of a form. `validate` answers what is wrong with it, or undefined; `others` are fields whose rules look at this one. What `tidy`
 * makes of the text is shown when the field is left.
 */
export function useTextField(
  name: string,
  validate: (text: string, values: Readonly<Record<string, unknown>>) => string | undefined,
  { others = [], tidy }: TextFieldRules = {},
): FormField {
  useEffectsBeforePaint();
  const { input, meta } = useField<string>(name, {
    subscription: fieldSubscription,
    validate: (text: unknown, values: object) => validate(typeof text === 'string' ? text : '', { ...values }),
    validateFields: [...others],
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

/** Nothing is said of a field that was only passed through, or is being typed in for the first time. */
export function shownError(meta: Meta): string | undefined {
  const { error, active, touched, modified, submitError, submitFailed, modifiedSinceLastSubmit } = meta;
  if (typeof error === 'string') return submitFailed || (touched && modified && !active) ? error : undefined;
  return typeof submitError === 'string' && !modifiedSinceLastSubmit ? submitError : undefined;
}
