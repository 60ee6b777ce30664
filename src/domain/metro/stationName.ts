/** Normalises case, ё and surrounding space. */
export function foldStationName(text: string): string {
  return text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ');
}
