import { swapIn, whenComplete } from '@kvartal/kit/swap';
import { useEffect } from 'react';
import { replayInteractions } from './earlyInteractions';

/** Replaces the server-rendered page (`examples/server/site`) by the client's: the server prints `inert` on the container of the client. */
function swapInClient(): void {
  const first = document.getElementById('first');
  const page = document.getElementById('site');
  if (!first || !page) return;
  swapIn(first, page, replayInteractions);
  document.getElementById('first-styles')?.remove();
}

/** Swaps in the client's page once it has rendered. `loadingSelector` matches something visible while the page is still loading its data. */
export function useSwapInClient(loadingSelector?: string): void {
  useEffect(() => {
    const page = document.getElementById('site');
    if (!loadingSelector || !page) return swapInClient();
    return whenComplete(page, loadingSelector, swapInClient);
  }, [loadingSelector]);
}
