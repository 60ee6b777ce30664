import { createContext, useContext } from 'react';
import type { OwnMarkup } from './embed/ownMarkup';

/** Where a story runs: its own server, and what the toolbar says. */
export interface StoryPlace {
  readonly host: 'react' | 'element';
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly lang: 'ru' | 'en';
  /** Markup that the story writes between the tags of an element. */
  readonly ownMarkup: OwnMarkup;
  /** The toolbar asks for a visitor who has not signed in. */
  readonly isSignedOut?: boolean;
}

export const StoryPlaceContext = createContext<StoryPlace | null>(null);

export function useStoryPlace(): StoryPlace {
  const place = useContext(StoryPlaceContext);
  if (!place) throw new Error('A story is rendered outside of the preview');
  return place;
}
