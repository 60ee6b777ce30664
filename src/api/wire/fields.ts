// Kinds of fields that several records have.
import * as v from 'valibot';

export const whole = v.pipe(v.number(), v.integer());
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A field whose wrong value does not make the record useless: it reads as null. */
export const soft = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

/** A field that may be missing as well. */
export const missable = <S extends v.GenericSchema>(schema: S) => v.optional(soft(schema), null);
