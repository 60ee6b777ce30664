import type { moreContents } from './MoreBlocks.lazy';

type More = typeof moreContents;

let known: More | null = null;

/** Loads the sections that follow the address. */
export const fetchMore = (): Promise<More> =>
  import('./MoreBlocks.lazy').then(({ moreContents }) => {
    known = moreContents;
    return moreContents;
  });

/** Returns them if they have been loaded: a form of a stored listing shows them in its first frame. */
export const loadedMore = (): More | null => known;
