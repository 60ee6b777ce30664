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

export interface FieldMeta {
  error?: unknown;
  active?: boolean;
  touched?: boolean;
  modified?: boolean;
  submitError?: unknown;
  submitFailed?: boolean;
  modifiedSinceLastSubmit?: boolean;
}

/** No error while a field is empty and untouched, or on first input. */
export function shownError(meta: FieldMeta): string | undefined {
  const { error, active, touched, modified, submitError, submitFailed, modifiedSinceLastSubmit } = meta;
  if (typeof error === 'string') return submitFailed || (touched && modified && !active) ? error : undefined;
  return typeof submitError === 'string' && !modifiedSinceLastSubmit ? submitError : undefined;
}
