import type { Kysely } from 'kysely';
import type { City } from '../../../src/domain/city/city';
import { moscow } from '../../../src/domain/city/moscow';
import type { Coordinates } from '../../../src/domain/map/coordinates';
import type { MetroStation, NearestStation } from '../../../src/domain/metro/metro';
import { nearestStation } from '../../../src/domain/metro/nearestStation';
import { foldStationName } from '../../../src/domain/metro/stationName';
import type { Database } from '../database/schema';
import { readStations } from '../seed/facts';

/** The stations of a city in memory: a few hundred rows that change once a year. */
export class Stations {
  readonly names: ReadonlySet<string>;
  private readonly stations: ReadonlyMap<number, MetroStation>;
  private readonly idsByName = new Map<string, number[]>();

  constructor(
    readonly all: readonly MetroStation[],
    private readonly places: readonly (readonly [MetroStation, Coordinates])[] = [],
    readonly city: City = moscow,
  ) {
    this.stations = new Map(all.map((station) => [station.id, station]));
    this.names = new Set(all.map(({ name }) => name));
    for (const { id, name } of all) this.idsByName.set(name, [...(this.idsByName.get(name) ?? []), id]);
  }

  byId(id: number): MetroStation | undefined {
    return this.stations.get(id);
  }

  /** Returns the ids of all stations with these names, on any line (D24). */
  idsOf(names: readonly string[]): number[] {
    return names.flatMap((name) => this.idsByName.get(name) ?? []);
  }

  /** Returns the nearest station within walking distance. */
  nearest(at: Coordinates): NearestStation | null {
    return nearestStation(at, this.places);
  }

  /** Returns stations whose name, and whose line or its code, contain the texts; ignores case and «ё». */
  find(name: string, line: string): MetroStation[] {
    const [wantedName, wantedLine] = [foldStationName(name), foldStationName(line)];
    return this.all.filter(
      (station) =>
        foldStationName(station.name).includes(wantedName) &&
        (foldStationName(station.lineName).includes(wantedLine) || foldStationName(station.route) === wantedLine),
    );
  }
}

export async function loadStations(db: Kysely<Database>, city: City = moscow): Promise<Stations> {
  const stored = db
    .selectFrom('metro_stations')
    .select(['id', 'name', 'line_name', 'route', 'color', 'latitude', 'longitude'])
    .where('city_id', '=', city.id)
    .orderBy('id');
  const [rows, facts] = await Promise.all([stored.execute(), readStations()]);
  const neighbours = new Map(facts.map((station) => [station.id, station.neighbours]));
  const places = rows.map(({ line_name, latitude, longitude, ...station }): [MetroStation, Coordinates] => [
    { ...station, lineName: line_name },
    { latitude, longitude },
  ]);
  return new Stations(
    places.map(([station, place]) => ({ ...station, ...place, neighbours: neighbours.get(station.id) })),
    places,
    city,
  );
}
