import type { MetroStation } from './metro';

/** Returns the names of the stations one stop from the named ones on any line, without these: first one of each record, then the second. */
export function neighbourNames(stations: readonly MetroStation[], names: readonly string[]): string[] {
  const byId = new Map(stations.map((station) => [station.id, station]));
  const lists = stations.filter(({ name }) => names.includes(name)).map(({ neighbours = [] }) => neighbours);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const found = new Set<string>();
  for (let place = 0; place < longest; place += 1) {
    for (const list of lists) {
      const next = byId.get(list[place] ?? Number.NaN);
      // A search offers only stations with a colour (§5).
      if (next?.color && !names.includes(next.name)) found.add(next.name);
    }
  }
  return [...found];
}
