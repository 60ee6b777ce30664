import * as v from 'valibot';
import type { NearestStation } from '../../domain/metro/metro';
import { decodeMetroStation, encodeMetroStation, metroStationSchema } from './metro';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A station with its distance: a station record with two more numbers (D4). */
export const nearestMetroSchema = v.object({ ...metroStationSchema.entries, metres: amount, minutes: amount });
/** Wire type of a station with its distance. */
export type WireNearestMetro = v.InferOutput<typeof nearestMetroSchema>;

/** Returns the station, or null for a malformed record. Never throws. */
export function decodeNearestMetro(input: unknown): NearestStation | null {
  const station = decodeMetroStation(input);
  const distance = v.safeParse(nearestMetroSchema, input);
  if (!station || !distance.success) return null;
  return { ...station, metres: distance.output.metres, minutes: distance.output.minutes };
}

/** Returns the record that a server sends. */
export function encodeNearestMetro(station: NearestStation): WireNearestMetro {
  return { ...encodeMetroStation(station), metres: station.metres, minutes: station.minutes };
}
