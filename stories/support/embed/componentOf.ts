import type { ElementSpec } from '../../../src/base/defineElement';

/** A component that could not be named after its tag: `Map` is a word of JavaScript's own. */
const named: Readonly<Record<string, string>> = { 'kvartal-map': 'SearchMap' };

/** The React component of an element, as the package exports it: `SearchForm` of `kvartal-search-form`. */
export function componentOf({ tag }: Pick<ElementSpec, 'tag'>): string {
  return named[tag] ?? tag.replace('kvartal', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
