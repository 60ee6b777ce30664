/** Error of a typed name. */
export type MetroInputProblem = 'letters';

/** Russian letters and spaces only (§5). */
export function metroInputProblem(text: string): MetroInputProblem | null {
  return /^[а-яё\s]*$/i.test(text) ? null : 'letters';
}
