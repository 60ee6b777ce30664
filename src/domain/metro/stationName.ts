/** Case, ё and surrounding space do not distinguish stations for a person who types. */
export function foldStationName(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}

/** What is wrong with a typed name. */
export type MetroInputProblem = 'letters';

/** Russian letters and spaces only (§5). */
export function metroInputProblem(text: string): MetroInputProblem | null {
  return /^[а-яё\s]*$/i.test(text) ? null : 'letters';
}
