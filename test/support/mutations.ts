type Path = readonly (string | number)[];

/** What a careless or hostile server sends instead of a field; `undefined` omits it. */
export const mutations: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'another word': 'нечто',
  markup: '<img src=x onerror="globalThis.ran=1">',
  'a huge number': 1e308,
  'a negative number': -1,
  'a fraction': 0.1,
  'a list': [],
  'an object': {},
  true: true,
};

/** Paths of all fields of a JSON value, including nested objects and the first items of lists. */
export function pathsOf(value: unknown, before: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [before];
  const inside = Object.entries(value)
    .filter(([key]) => !Array.isArray(value) || key === '0')
    .flatMap(([key, item]) => pathsOf(item, [...before, key]));
  return before.length === 0 ? inside : [before, ...inside];
}

/** Returns the value with the field at this path replaced. */
export function mutated(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const copy: unknown = structuredClone(value);
  if (typeof copy !== 'object' || copy === null) return copy;
  const next = mutated(Reflect.get(copy, key), rest, replacement);
  if (next === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, next);
  return copy;
}

/** Returns all single mutations of a value. */
export const everyMutation = (value: unknown): unknown[] =>
  pathsOf(value).flatMap((path) => Object.values(mutations).map((replacement) => mutated(value, path, replacement)));
