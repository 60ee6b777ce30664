import { type AnyObjectSchema, ValidationError } from 'yup';
import type { FormProblems } from './formMessage';

/** The rules of a form, for the form itself and for the server that takes what it sends. */
export interface FormRules<V extends object, K extends string = string> {
  /** Returns what is sent and stored of the values as typed. */
  readonly tidy: <T extends V>(values: T) => T;
  /** Returns what is wrong with the tidy values, by field: the first message of each. Empty when they can be sent. */
  readonly problems: (values: V) => FormProblems<V, K>;
}

/** A schema of values. `ObjectSchema<V>` would refuse lists that are read-only. */
type FormSchema<V> = Pick<AnyObjectSchema, 'validateSync'> & { cast(values: V): V };

/** `K` names the messages of the schema. */
export function formRules<V extends object, K extends string>(schema: FormSchema<V>): FormRules<V, K> {
  return {
    tidy: (values) => ({ ...values, ...schema.cast(values) }),
    problems(values) {
      try {
        schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
        return {};
      } catch (error) {
        if (!ValidationError.isError(error)) throw error;
        // Later messages of a field give way to its first one.
        return Object.fromEntries(error.inner.map(({ path, errors: [first] }) => [path, first]).reverse()) as FormProblems<V, K>;
      }
    },
  };
}
