/** Forms of a Russian countable phrase; `#` is replaced by the number. 11 to 14 take `many` (§9). */
export interface RussianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

export interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

/** Returns the form without the number: `pluralRu(21, forms)` gives the `one` form. A fraction takes `few` ('1,5 этажа'). */
export function pluralRu(count: number, forms: RussianForms): string {
  const last = count % 10;
  const isTeen = count % 100 > 10 && count % 100 < 20;
  if (count % 1 || (last > 1 && last < 5 && !isTeen)) return forms.few;
  return last === 1 && !isTeen ? forms.one : forms.many;
}

export function pluralEn(count: number, forms: EnglishForms): string {
  return count === 1 ? forms.one : forms.other;
}
