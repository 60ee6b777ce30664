import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from '../../stories/support/states/featureStates';

let building: ReturnType<typeof buildIndex> | null = null;

/** Returns `index.json` as Storybook would build it. */
export async function storybookIndex(): Promise<readonly IndexEntry[]> {
  building ??= buildIndex({ configDir: '.storybook' });
  return Object.values((await building).entries);
}
