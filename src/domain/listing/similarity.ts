import type { Rooms } from '../enumerations';

/** What similarity is judged by. */
export interface Comparable {
  readonly price: number;
  readonly rooms: Rooms | null;
  readonly address: { readonly latitude: number | null; readonly longitude: number | null } | null;
}

/** Three kilometres weigh as much as a price one fifth higher; other rooms, as six kilometres. */
export const similarityWeights = { kilometre: 1 / 3, price: 1 / Math.log(1.2), rooms: 2 } as const;
/** Kilometres per degree in Moscow. */
export const kilometresPerDegree = { latitude: 111.2, longitude: 62.7 } as const;
/** A similar price differs by at most this share. */
export const similarPrice = 0.2;
/** The distance of an unknown place, in kilometres. */
const farAway = 10;

/** Returns how different two listings are, by place, price and rooms: 0 for the same. The reference server sorts by the same formula. */
export function dissimilarity(a: Comparable, b: Comparable): number {
  const { kilometre, price, rooms } = similarityWeights;
  const ratio = a.price > 0 && b.price > 0 ? Math.abs(Math.log(a.price / b.price)) : Math.log(2);
  return kilometresBetween(a, b) * kilometre + ratio * price + (a.rooms === b.rooms ? 0 : rooms);
}

function kilometresBetween({ address: a }: Comparable, { address: b }: Comparable): number {
  const [north, east] = [
    (a?.latitude ?? Number.NaN) - (b?.latitude ?? Number.NaN),
    (a?.longitude ?? Number.NaN) - (b?.longitude ?? Number.NaN),
  ];
  const distance = Math.hypot(north * kilometresPerDegree.latitude, east * kilometresPerDegree.longitude);
  return Number.isNaN(distance) ? farAway : distance;
}
