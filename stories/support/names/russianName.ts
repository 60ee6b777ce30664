import { commonNames, featureNames } from './stateNames.ts';
import { titleNames } from './titleNames.ts';

/** Where and how a state is shown, as the end of an export: `EmptyOnAPhoneInTheDark`. */
const variants: readonly (readonly [ending: string, russian: string])[] = [
  ['OnAPhone', 'на телефоне'],
  ['OnATablet', 'на планшете'],
  ['InTheDark', 'в тёмной теме'],
  ['InEnglish', 'по-английски'],
  ['English', 'по-английски'],
];

/** Returns what a story is in Russian, by its title and its export. Null for a feature's story without a name. */
export function russianName(title: string, exportName: string): string | null {
  const group = titleNames[title] ?? null;
  const known = featureNames[title]?.[exportName] ?? commonNames[exportName];
  if (known) return known;
  for (const [ending, russian] of variants) {
    if (!exportName.endsWith(ending)) continue;
    const rest = exportName.slice(0, -ending.length);
    const base = rest === '' ? group : russianName(title, rest);
    return base && `${base}, ${russian}`;
  }
  return title.startsWith('features/') || title.startsWith('site/') ? null : group;
}

/** Returns the name of a story with its Russian name, so that the search of the sidebar finds both. */
export function bothNames(name: string, russian: string | null): string {
  return russian ? `${name} · ${russian}` : name;
}
