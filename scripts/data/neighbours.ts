import * as v from 'valibot';

export const lineSchema = v.object({ route: v.string(), ring: v.boolean(), station_ids: v.array(v.number()) });
export type Line = v.InferOutput<typeof lineSchema>;

interface Station {
  readonly id: number;
  readonly name: string;
  readonly route: string;
}

/** Lines with a branch: a list of stations tells the order of a line without branches only. */
const branches: Readonly<Record<string, { readonly without: readonly Pair[]; readonly also: readonly Pair[] }>> = {
  '4': { without: [['Александровский сад', 'Деловой центр']], also: [['Киевская', 'Деловой центр']] },
  '11': { without: [['Деловой центр', 'Народное Ополчение']], also: [['Хорошёвская', 'Народное Ополчение']] },
};
type Pair = readonly [name: string, other: string];

/** Returns the ids of the stations that a train comes from or goes to next, by the id of a station. */
export function neighboursOf(stations: readonly Station[], lines: readonly Line[]): ReadonlyMap<number, readonly number[]> {
  const byId = new Map(stations.map((station) => [station.id, station]));
  const found = new Map<number, number[]>();
  const add = (id: number, next: number) =>
    found.set(
      id,
      [...(found.get(id) ?? []), next].sort((a, b) => a - b),
    );
  for (const { route, ring, station_ids: ids } of lines) {
    const { without = [], also = [] } = branches[route] ?? {};
    const isOf = (pair: Pair, ...both: (number | undefined)[]) =>
      both.every((id) => id !== undefined && pair.includes(byId.get(id)?.name ?? ''));
    const idOf = (name: string) => {
      const id = ids.find((one) => byId.get(one)?.name === name);
      if (id === undefined) throw new Error(`line ${route} has no station ${name}`);
      return id;
    };
    const pairs = ids.flatMap((id, index) => {
      const next = ids[index + 1] ?? (ring ? ids[0] : undefined);
      return next === undefined || without.some((pair) => isOf(pair, id, next)) ? [] : [[id, next] as const];
    });
    for (const [id, next] of [...pairs, ...also.map(([name, other]) => [idOf(name), idOf(other)] as const)]) {
      add(id, next);
      add(next, id);
    }
  }
  return found;
}
