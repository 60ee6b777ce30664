import type { TradeType } from '../../enumerations';

/** Numbers of the form of a listing (§5, §9, D33), used by the form and by the server. */
export const formLimits = {
  /** Year of a house, up to the current one. */
  earliestYear: 1500,
  /** m². */
  area: { min: 5, max: 1000 },
  /** Floor, and floors of a house. */
  floor: { min: 1, max: 180 },
  /** Characters. */
  description: 3000,
  /** Roubles; of a rent, for a month. */
  price: { sale: { min: 100_000, max: 1_000_000_000 }, rent: { min: 1000, max: 10_000_000 } } satisfies Record<TradeType, object>,
  /** Roubles. */
  deposit: { min: 0, max: 10_000_000 },
  photos: { min: 1, max: 5 },
  /** Bytes of a photo that the server takes. */
  photoBytes: 10 * 1024 * 1024,
  /** What a form sends (§5): bytes, and pixels of the longest side. */
  compressed: { bytes: 300_000, longestSide: 800 },
  /** Characters of a street, and of the parts of a house number. */
  address: { street: 200, part: 20 },
} as const;
