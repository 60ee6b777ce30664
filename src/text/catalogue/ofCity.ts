import type { CityNames } from '../../domain/city/city';
import { moscow } from '../../domain/city/moscow';

/**
 * Returns texts with the names of another city, in the same cases, where they have Moscow's: in sentences, and in what functions return. Texts are
 * written for Moscow, so that its pages load nothing for this.
 */
export function ofCity<T>(texts: T, names: CityNames): T {
  if (names === moscow.names) return texts;
  const cases = Object.entries(moscow.names).map(
    ([key, name]) => [new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), names[key as keyof CityNames]] as const,
  );
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return cases.reduce((text, [name, other]) => text.replace(name, other), value);
    if (typeof value === 'function') return (...given: unknown[]) => renamed(value(...given));
    if (Array.isArray(value)) return value.map(renamed);
    if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner)]));
    return value;
  };
  return renamed(texts) as T;
}
