/**
 * Reads '9 850 000', '12500000.00', '27,4', '54 м²' and '85 000 руб.': spaces of all kinds go, a comma is a point. Null for nothing, NaN for what
 * is no number.
 */
export function readNumber(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u2009\u202f']+/g, '').replace(/(?:руб(?:лей|\.)?|р\.?|₽|rub|rur|кв\.?м\.?|м²|м2|m²|m2|%)$/i, '');
  if (compact === '') return text.trim() === '' ? null : Number.NaN;
  // '9,850,000' and '9.850.000': more than one separator separates thousands.
  const isGrouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(compact);
  const plain = isGrouped ? compact.replace(/[.,]/g, '') : compact.replace(',', '.');
  return /^[-−]?\d{1,30}(?:\.\d+)?$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN;
}

/** Returns the number, or null for one that is not given or not to be read. */
export function numberOr(text: string): number | null {
  const value = readNumber(text);
  return value === null || Number.isNaN(value) ? null : value;
}
