/** Normalises case, ё and surrounding space. */
export function foldStationName(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

/** Error of a typed name. */
export type MetroInputProblem = 'letters';

/** Russian letters and spaces only (§5). */
export function metroInputProblem(text: string): MetroInputProblem | null {
  return /^[а-яё\s]*$/i.test(text) ? null : 'letters';
}
