/** Degrees as far as they tell places apart: a tenth of a metre (D25). */
export function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
