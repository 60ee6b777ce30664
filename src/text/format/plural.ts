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

const rules = new Map<string, Intl.PluralRules>();

function ruleOf(locale: string, count: number): Intl.LDMLPluralRule {
  // Creating an Intl object is hundreds of times slower than using it.
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(locale);
    rules.set(locale, rule);
  }
  return rule.select(count);
}

/** Returns the form without the number: `pluralRu(21, forms)` gives the `one` form. A fraction takes `few` ('1,5 этажа'). */
export function pluralRu(count: number, forms: RussianForms): string {
  const rule = ruleOf('ru', count);
  if (rule === 'one') return forms.one;
  if (rule === 'many') return forms.many;
  return forms.few;
}

export function pluralEn(count: number, forms: EnglishForms): string {
  return ruleOf('en', count) === 'one' ? forms.one : forms.other;
}
