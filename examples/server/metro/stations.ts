import type { Kysely } from 'kysely';
import type { MetroStation } from '../../../src/domain/metro';
import { foldStationName } from '../../../src/domain/stationName';
import type { Database } from '../database/schema';

/** The stations in memory: few hundred rows that change once a year. */
export class Stations {
  readonly names: ReadonlySet<string>;
  private readonly stations: ReadonlyMap<number, MetroStation>;
  private readonly idsByName = new Map<string, number[]>();

  constructor(readonly all: readonly MetroStation[]) {
    this.stations = new Map(all.map((station) => [station.id, station]));
    this.names = new Set(all.map(({ name }) => name));
    for (const { id, name } of all) this.idsByName.set(name, [...(this.idsByName.get(name) ?? []), id]);
  }

  byId(id: number): MetroStation | undefined {
    return this.stations.get(id);
  }

  /** Ids of all stations of these names, on whichever line (decision D24). */
  idsOf(names: readonly string[]): number[] {
    return names.flatMap((name) => this.idsByName.get(name) ?? []);
  }

  /** Stations whose name, and whose line or its code, contain the texts; case and «ё» do not matter. */
  find(name: string, line: string): MetroStation[] {
    const [wantedName, wantedLine] = [foldStationName(name), foldStationName(line)];
    return this.all.filter(
      (station) =>
        foldStationName(station.name).includes(wantedName) &&
        (foldStationName(station.lineName).includes(wantedLine) || foldStationName(station.route) === wantedLine),
    );
  }
}

export async function loadStations(db: Kysely<Database>): Promise<Stations> {
  const rows = await db.selectFrom('metro_stations').select(['id', 'name', 'line_name', 'route', 'color']).orderBy('id').execute();
  return new Stations(rows.map(({ line_name, ...station }) => ({ ...station, lineName: line_name })));
}
