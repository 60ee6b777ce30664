import * as v from 'valibot';
import type { NearestStation } from '../../domain/metro/metro';
import { decodeMetroStation, encodeMetroStation, metroStationSchema } from './metro';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A station with its distance: a record of the list of stations and two numbers more (D4). */
export const nearestMetroSchema = v.object({ ...metroStationSchema.entries, metres: amount, minutes: amount });
/** A station with its distance as it travels. */
export type WireNearestMetro = v.InferOutput<typeof nearestMetroSchema>;

/** Null for a record of an unknown form. Never throws. */
export function decodeNearestMetro(input: unknown): NearestStation | null {
  const station = decodeMetroStation(input);
  const distance = v.safeParse(nearestMetroSchema, input);
  if (!station || !distance.success) return null;
  return { ...station, metres: distance.output.metres, minutes: distance.output.minutes };
}

/** The record that a server answers. */
export function encodeNearestMetro(station: NearestStation): WireNearestMetro {
  return { ...encodeMetroStation(station), metres: station.metres, minutes: station.minutes };
}
