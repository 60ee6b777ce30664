import type { Kysely } from 'kysely';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import type { MetroStation, NearestStation } from '../../../src/domain/metro/metro';
import { nearestStation } from '../../../src/domain/metro/nearestStation';
import { foldStationName } from '../../../src/domain/metro/stationName';
import type { Database } from '../database/schema';

/** The stations in memory: few hundred rows that change once a year. */
export class Stations {
  readonly names: ReadonlySet<string>;
  private readonly stations: ReadonlyMap<number, MetroStation>;
  private readonly idsByName = new Map<string, number[]>();

  constructor(
    readonly all: readonly MetroStation[],
    private readonly places: readonly (readonly [MetroStation, Coordinates])[] = [],
  ) {
    this.stations = new Map(all.map((station) => [station.id, station]));
    this.names = new Set(all.map(({ name }) => name));
    for (const { id, name } of all) this.idsByName.set(name, [...(this.idsByName.get(name) ?? []), id]);
  }

  byId(id: number): MetroStation | undefined {
    return this.stations.get(id);
  }

  /** Ids of all stations of these names, on whichever line (D24). */
  idsOf(names: readonly string[]): number[] {
    return names.flatMap((name) => this.idsByName.get(name) ?? []);
  }

  /** The nearest one, if it can be walked to. */
  nearest(at: Coordinates): NearestStation | null {
    return nearestStation(at, this.places);
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
  const rows = await db.selectFrom('metro_stations').selectAll().orderBy('id').execute();
  const places = rows.map(({ line_name, latitude, longitude, ...station }): [MetroStation, Coordinates] => [
    { ...station, lineName: line_name },
    { latitude, longitude },
  ]);
  return new Stations(
    places.map(([station]) => station),
    places,
  );
}
