import { useEffect, useState } from 'react';
import { windowOf } from '../../../.storybook/storyWindow';
import { type KnownStates, readStates } from '../../support/states/readStates';
import { Deck } from './Deck';
import type { Fixed } from './rows';

/** Where Storybook leaves its preview. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      loadStory(story: { storyId: string }): Promise<{ readonly storyGlobals: { readonly theme?: string; readonly viewport?: unknown } }>;
    };
  };
}

/** The deck of the Storybook that shows this page. */
export function ReviewDeck() {
  const [states, setStates] = useState<KnownStates | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    void readStates(aborting.signal).then(setStates, () => {});
    return () => aborting.abort();
  }, []);
  return states && <Deck states={states} readFixed={readFixed} />;
}

async function readFixed(stories: readonly string[]): Promise<Record<string, Fixed>> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as PreviewWindow;
  const fixed = await Promise.all(
    stories.map(async (storyId): Promise<readonly [string, Fixed]> => {
      const globals = (await preview?.storyStoreValue?.loadStory({ storyId }))?.storyGlobals ?? {};
      return [storyId, { width: windowOf(globals.viewport)?.width ?? null, theme: globals.theme ?? null }];
    }),
  );
  return Object.fromEntries(fixed);
}
