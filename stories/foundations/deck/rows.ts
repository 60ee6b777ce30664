import { titleNames } from '../../support/names/titleNames';
import { type FeatureStates, featureStates, type IndexEntry } from '../../support/states/featureStates';
import type { StateFinder } from '../../support/states/findStates';
import type { Column, DeckView } from './view';

export interface DeckRow {
  /** The story that has the state by itself. */
  readonly id: string;
  readonly feature: string;
  readonly english: string;
  readonly russian: string;
  /** All stories of the state: the same in the dark, on a phone. */
  readonly stories: readonly string[];
}

export interface DeckFeature {
  readonly title: string;
  readonly name: string;
  readonly sections: readonly string[];
  readonly rows: readonly DeckRow[];
}

/** What a story sets by itself, whatever its address asks for. */
export interface Fixed {
  readonly width: number | null;
  readonly theme: string | null;
}

export interface DeckCell {
  readonly story: string;
  readonly width: number;
  /** Relative to Storybook: the state alone. */
  readonly frame: string;
  /** Relative to Storybook: the state with its controls. */
  readonly link: string;
}

/** Returns a page for every feature, from the index of Storybook. */
export function deckFeatures(entries: readonly IndexEntry[]): DeckFeature[] {
  return featureStates(entries).map(({ title, sections, states }) => ({
    title,
    name: titleNames[title] ?? title,
    sections,
    rows: states.flatMap((state) => rowsOf(title, state, entries)),
  }));
}

/** The same in English is a row apart: language is no column. */
function rowsOf(feature: string, { id, name, variants }: FeatureStates['states'][number], entries: readonly IndexEntry[]): DeckRow[] {
  const isEnglish = (variant: { readonly id: string }) => /-in-english\b/.test(variant.id.slice(id.length));
  const row = (first: string, names: string, stories: readonly { readonly id: string }[]): DeckRow => {
    const [english = '', russian = english] = names.split(' · ');
    return { id: first, feature, english, russian, stories: [first, ...stories.map((story) => story.id)] };
  };
  const inEnglish = variants.filter(isEnglish);
  const english = inEnglish.map((variant) => row(variant.id, entries.find((entry) => entry.id === variant.id)?.name ?? name, []));
  return [
    row(
      id,
      name,
      variants.filter((variant) => !isEnglish(variant)),
    ),
    ...english,
  ];
}

/** Returns the rows of a view: of its feature, and with its words. Without either it is the list of features, and there are none. */
export function shownRows(
  features: readonly DeckFeature[],
  find: StateFinder,
  { feature, words }: Pick<DeckView, 'feature' | 'words'>,
): readonly DeckRow[] {
  const rows = features.filter(({ title }) => !feature || title === feature).flatMap((one) => one.rows);
  if (words.trim() === '') return feature ? rows : [];
  const found = find(words).map(({ entry }) => entry.id);
  const place = new Map(found.map((id, index) => [id, index]));
  const placeOf = ({ stories }: DeckRow) => Math.min(...stories.map((id) => place.get(id) ?? Number.POSITIVE_INFINITY));
  const matching = rows.filter((row) => Number.isFinite(placeOf(row)));
  return feature ? matching : matching.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Returns what stands in each column of a row, null where the state has no such width. A column takes the story that is made for its width and
 * theme, if there is one, and a state that has one width stands once.
 */
export function cellsOf(
  { id, stories }: DeckRow,
  { columns, theme, network }: Pick<DeckView, 'columns' | 'theme' | 'network'>,
  fixedOf: (story: string) => Fixed = () => ({ width: null, theme: null }),
): readonly (DeckCell | null)[] {
  const own = fixedOf(id);
  const globals = network === 'ok' ? `theme:${theme}` : `theme:${theme};network:${network}`;
  const cellOf = (width: number): DeckCell => {
    const fitting = (story: string) => {
      const fixed = fixedOf(story);
      const ending = story.slice(id.length);
      const isOfWidth =
        fixed.width === width || (width === 375 && ending.includes('on-a-phone')) || (width === 744 && ending.includes('on-a-tablet'));
      const isOfOther = !isOfWidth && (fixed.width !== null || /on-a-(?:phone|tablet)/.test(ending));
      const isDark = fixed.theme === 'dark' || ending.includes('in-the-dark');
      if (isOfOther || (isDark && theme === 'light')) return -1;
      return (isOfWidth ? 2 : 0) + (isDark ? 1 : 0);
    };
    const story = stories.toSorted((one, other) => fitting(other) - fitting(one))[0] ?? id;
    const chosen = fitting(story) < 0 ? id : story;
    return {
      story: chosen,
      width,
      frame: `iframe.html?id=${chosen}&viewMode=story&globals=${globals}`,
      link: `?path=/story/${chosen}&globals=viewport.value:w${width};${globals}`,
    };
  };
  if (own.width === null) return columns.map(cellOf);
  const width = own.width;
  const place = Math.max(
    0,
    columns.findLastIndex((column: Column) => column <= width),
  );
  return columns.map((_, index) => (index === place ? cellOf(width) : null));
}
