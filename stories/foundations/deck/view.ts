import { type Network, networks } from '../../../.storybook/networks';

export const allColumns = [375, 744, 1200] as const;
export type Column = (typeof allColumns)[number];

/** What the deck shows; its link holds all of it. */
export interface DeckView {
  /** Title of a feature; null for all. */
  readonly feature: string | null;
  readonly words: string;
  readonly theme: 'light' | 'dark';
  readonly columns: readonly Column[];
  readonly network: Network;
}

export function parseView(hash: string): DeckView {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const widths = given.get('columns')?.split(',') ?? [];
  const columns = allColumns.filter((width) => widths.includes(`${width}`));
  return {
    feature: given.get('feature') || null,
    words: given.get('words') ?? '',
    theme: given.get('theme') === 'dark' ? 'dark' : 'light',
    columns: columns.length > 0 ? columns : allColumns,
    network: networks.find(({ value }) => value === given.get('network'))?.value ?? 'ok',
  };
}

/** Returns the end of the link; what is usual is left out. */
export function formatView({ feature, words, theme, columns, network }: DeckView): string {
  const parts = [
    ...(feature ? [`feature=${encodeURIComponent(feature).replaceAll('%2F', '/')}`] : []),
    ...(words.trim() ? [`words=${encodeURIComponent(words.trim())}`] : []),
    ...(theme === 'dark' ? ['theme=dark'] : []),
    ...(columns.length < allColumns.length ? [`columns=${columns.join(',')}`] : []),
    ...(network === 'ok' ? [] : [`network=${network}`]),
  ];
  return `#${parts.join('&')}`;
}

/** Returns the address of the deck, relative to Storybook. */
export function deckAddress({ feature = null, words = '' }: Partial<Pick<DeckView, 'feature' | 'words'>>): string {
  return `iframe.html?id=foundations-deck--docs&viewMode=docs${formatView({ feature, words, theme: 'light', columns: allColumns, network: 'ok' })}`;
}
