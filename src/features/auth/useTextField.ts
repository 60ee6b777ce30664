import { useField } from 'react-final-form';

/** What a text field of a form is given. */
export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(text: string): void;
  onBlur(): void;
}

const textAsItIs = (text: unknown) => text ?? '';

/** Renders with its own field alone. What is wrong is shown when the field is left, and what the server says until it is typed in. */
const subscription = {
  value: true,
  error: true,
  touched: true,
  modified: true,
  submitError: true,
  submitFailed: true,
  modifiedSinceLastSubmit: true,
} as const;

/**
 * One text of a form. `validate` answers what is wrong with it, or undefined; `others` are fields whose rules look at this one.
 */
export function useTextField(
  name: string,
  validate: (text: string, values: Readonly<Record<string, unknown>>) => string | undefined,
  others: readonly string[] = [],
): FormField {
  const { input, meta } = useField<string>(name, {
    subscription,
    validate: (text: unknown, values: object) => validate(typeof text === 'string' ? text : '', { ...values }),
    validateFields: [...others],
    parse: textAsItIs,
    format: textAsItIs,
  });
  return { name, value: input.value, error: shownError(meta), onChange: input.onChange, onBlur: () => input.onBlur() };
}

export interface Meta {
  error?: unknown;
  touched?: boolean;
  modified?: boolean;
  submitError?: unknown;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
}

/** Nothing is said of a field that was only passed through. */
export function shownError({ error, touched, modified, submitError, submitFailed, modifiedSinceLastSubmit }: Meta): string | undefined {
  if (typeof error === 'string') return (touched && modified) || submitFailed ? error : undefined;
  return typeof submitError === 'string' && !modifiedSinceLastSubmit ? submitError : undefined;
}
