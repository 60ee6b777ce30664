/** What is wrong with a field: a key of the text catalogue, and the numbers its words name. */
export type FormMessage<K extends string = string> = {
  readonly key: K;
  readonly params?: Readonly<Record<string, number>>;
};

/** Messages by field; a field that is right has none. */
export type FormProblems<V, K extends string = string> = { readonly [F in keyof V]?: FormMessage<K> };

/** A message for a schema, with its key checked. */
export function message<K extends string>(key: K, params?: Readonly<Record<string, number>>): FormMessage<K> {
  return params ? { key, params } : { key };
}
