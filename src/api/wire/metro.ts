import * as v from 'valibot';
import type { MetroStation } from '../../domain/metro/metro';
import { unknownStation } from '../../domain/metro/unknownStation';

/** An unreadable place is an unknown one; the station itself is worth keeping. */
const degrees = v.fallback(v.optional(v.number()), undefined);

/** A station record (§3). */
export const metroStationSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  name: v.optional(v.fallback(v.pipe(v.string(), v.minLength(1)), unknownStation), unknownStation),
  name_short: v.optional(v.fallback(v.nullable(v.string()), null)),
  name_full: v.optional(v.fallback(v.nullable(v.string()), null)),
  line_name: v.fallback(v.string(), 'Неизвестная линия'),
  line_name_full: v.optional(v.fallback(v.nullable(v.string()), null)),
  route: v.fallback(v.string(), ''),
  color: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{3,8}$/i))), null),
  neighbours: v.optional(v.fallback(v.array(v.number()), [])),
  latitude: degrees,
  longitude: degrees,
});
/** Wire type of a station (§3). */
export type WireMetroStation = v.InferOutput<typeof metroStationSchema>;

/** Returns a station of a response, or null for a malformed record. Never throws. */
export function decodeMetroStation(input: unknown): MetroStation | null {
  const result = v.safeParse(metroStationSchema, input);
  if (!result.success) return null;
  const { id, name, line_name, route, color, neighbours, latitude, longitude } = result.output;
  return { id, name, lineName: line_name, route, color, neighbours, latitude, longitude };
}

/** Returns the record that a server sends for a station. */
export function encodeMetroStation(station: MetroStation): WireMetroStation {
  return {
    id: station.id,
    name: station.name,
    name_short: station.name,
    name_full: `${station.name} (${station.lineName})`,
    line_name: station.lineName,
    line_name_full: `${station.lineName} линия`,
    route: station.route,
    color: station.color,
    neighbours: station.neighbours && [...station.neighbours],
    latitude: station.latitude,
    longitude: station.longitude,
  };
}
