import type pg from 'pg';
import type { StationFacts } from '../seed/facts';

/** Stores the stations, or what has changed about them. A search needs them whether or not there are demo listings. */
export async function storeStations(database: Pick<pg.ClientBase, 'query'>, stations: readonly StationFacts[]): Promise<void> {
  const rows = stations.map(({ lineName, ...station }) => ({ ...station, line_name: lineName }));
  await database.query(store, [JSON.stringify(rows)]);
}

const store = `
  insert into metro_stations (id, name, line_name, route, color, latitude, longitude)
  select id, name, line_name, route, color, latitude, longitude from json_populate_recordset(null::metro_stations, $1)
  on conflict (id) do update set
    name = excluded.name, line_name = excluded.line_name, route = excluded.route, color = excluded.color,
    latitude = excluded.latitude, longitude = excluded.longitude`;
