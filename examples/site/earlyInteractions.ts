import { type Replay, recordInteractions } from '@kvartal/kit/swap';

let replay: Replay = () => false;

/** Records what the visitor does in the server-rendered page. The link back to the search depends on session storage, so it waits for the client. */
export function recordEarlyInteractions(first: HTMLElement): void {
  replay = recordInteractions(first, 'a[href$="/realty"]');
}

export const replayInteractions: Replay = (page) => replay(page);
