// Field types shared by several records.
import * as v from 'valibot';

export const whole = v.pipe(v.number(), v.integer());
export const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** An invalid value is read as null, and the record stays usable. */
export const soft = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullable(schema), null);

/** The same, and the field may be missing. */
export const missable = <S extends v.GenericSchema>(schema: S) => v.optional(soft(schema), null);
