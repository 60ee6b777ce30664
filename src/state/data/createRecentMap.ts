/** A map that forgets what was set longest ago. */
export type RecentMap<V> = Pick<Map<string, V>, 'get' | 'set' | 'delete' | 'keys' | 'clear'>;

/** Creates a map of at most `most` values. */
export function createRecentMap<V>(most: number): RecentMap<V> {
  const values = new Map<string, V>();
  return {
    get: (key) => values.get(key),
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      const [oldest = key] = values.keys();
      if (values.size > most) values.delete(oldest);
      return values;
    },
    delete: (key) => values.delete(key),
    keys: () => values.keys(),
    clear: () => values.clear(),
  };
}
