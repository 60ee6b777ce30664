import type { HouseCheck } from '../../address/houseCheck';
import { type PostingHint, postingHint } from './postingHint';

/** Metres: a pin that a hand has missed, and a long house, are not worth a word. */
const worthSaying = 500;

/** Points at a house that the register lacks, and at a point that was far from its house. */
export function compareAddress(check: HouseCheck | null): PostingHint[] {
  if (!check) return [];
  const { isRegistered, metres } = check;
  const far = metres !== null && metres >= worthSaying ? { params: { km: Math.round(metres / 1000) } } : null;
  if (isRegistered) return far ? [postingHint('houseFar', far)] : [];
  return [far ? postingHint('streetFar', far) : postingHint('houseUnknown')];
}
