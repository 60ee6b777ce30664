import type { IndexEntry } from './featureStates.ts';
import type { StoryTexts } from './findStates.ts';

export interface KnownStates {
  readonly entries: readonly IndexEntry[];
  readonly texts: StoryTexts;
}

/** Reads what this Storybook has; addresses are relative to its pages. */
export async function readStates(signal: AbortSignal): Promise<KnownStates> {
  const [index, texts] = await Promise.all([
    read<{ readonly entries: Readonly<Record<string, IndexEntry>> }>('./index.json', signal),
    // Names are found without them.
    read<StoryTexts>('./search/texts.json', signal).catch(() => ({})),
  ]);
  return { entries: Object.values(index.entries), texts };
}

async function read<T>(address: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return (await response.json()) as T;
}
