import type { FormProblems } from './formMessage';
import type { FormRules } from './formRules';

/** The rules of a form whose fields can be checked one by one. */
export interface FieldRules<V extends object, K extends string> extends Pick<FormRules<V, K>, 'problems'> {
  /** Returns what is wrong with these fields. */
  readonly problemsOf: (values: V, fields: readonly (keyof V)[]) => FormProblems<V, K>;
  /** Fields whose rules depend on another field. */
  readonly dependents: { readonly [F in keyof V]?: readonly (keyof V)[] };
}

/** Returns `problems` for one form that is being filled in: what has changed since the last call is checked, and what depends on it. */
export function followingProblems<V extends object, K extends string>({
  problems,
  problemsOf,
  dependents,
}: FieldRules<V, K>): FormRules<V, K>['problems'] {
  let last: { readonly values: V; readonly found: FormProblems<V, K> } | null = null;
  return (values) => {
    const before = last;
    const changed = before && (Object.keys(values) as (keyof V)[]).filter((field) => before.values[field] !== values[field]);
    let found: FormProblems<V, K>;
    if (before && changed?.length === 0) found = before.found;
    else if (before && changed?.length === 1) {
      const fields = changed.flatMap((field) => [field, ...(dependents[field] ?? [])]);
      const others = Object.entries(before.found).filter(([field]) => !fields.includes(field as keyof V));
      found = { ...(Object.fromEntries(others) as FormProblems<V, K>), ...problemsOf(values, fields) };
    } else found = problems(values);
    last = { values, found };
    return found;
  };
}
