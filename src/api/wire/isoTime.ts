import * as v from 'valibot';

/** A moment with its zone. Not `v.isoTimestamp`: the file of all elements would have it. */
export const isoTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/),
);
