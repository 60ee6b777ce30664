import type { MetroStation } from './metro';
import { neighbourNames } from './neighbourNames';
import { unknownStation } from './unknownStation';

/** About an hour on foot, m. */
const farthest = 5000;

/** Distance from the nearest of the chosen stations. */
export interface StationDistance {
  readonly metres: number;
  /** Its name. */
  readonly from: string;
}

/** A station near the chosen ones; `route` and `color` are those of its line there. */
export interface NearbyStation extends Pick<MetroStation, 'name' | 'route' | 'color'> {
  /** Null where a server does not tell places: the station is one stop away. */
  readonly distance: StationDistance | null;
}

/**
 * Returns the stations near the named ones, without these, the nearest first: within an hour on foot, as the crow flies. From a server that
 * tells no places, those one stop away.
 */
export function nearbyStations(stations: readonly MetroStation[], names: readonly string[]): NearbyStation[] {
  const chosen = stations.filter(({ name }) => names.includes(name)).filter(hasPlace);
  if (chosen.length === 0) {
    return neighbourNames(stations, names).flatMap((name) => {
      const station = stations.find((other) => other.name === name && other.color);
      return station ? [{ name, route: station.route, color: station.color, distance: null }] : [];
    });
  }
  const found = new Map<string, NearbyStation & { readonly distance: StationDistance }>();
  for (const station of stations) {
    const { name, route, color } = station;
    // A search offers only stations with a colour (§5).
    if (!color || name === unknownStation || names.includes(name) || !hasPlace(station)) continue;
    for (const from of chosen) {
      const metres = Math.round(metresOnAPlane(from, station));
      if (metres > farthest || metres >= (found.get(name)?.distance.metres ?? Number.POSITIVE_INFINITY)) continue;
      found.set(name, { name, route, color, distance: { metres, from: from.name } });
    }
  }
  return [...found.values()].sort((one, other) => one.distance.metres - other.distance.metres);
}

type Placed = MetroStation & { readonly latitude: number; readonly longitude: number };

/** Whether it has numbers, and not the zeros that stand for an unknown place. */
function hasPlace(station: MetroStation): station is Placed {
  return Boolean(station.latitude && station.longitude);
}

const metresOfADegree = 111_195;

/** Within an hour on foot the earth is flat; what measures greater distances is a part of the map, and loads with it. */
function metresOnAPlane(one: Placed, other: Placed): number {
  const east = (other.longitude - one.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return metresOfADegree * Math.hypot(other.latitude - one.latitude, east);
}
