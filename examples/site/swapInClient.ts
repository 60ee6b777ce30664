import { useEffect } from 'react';
import { replayInteractions } from './earlyInteractions';

/** The server-rendered page is replaced after this time even if the client's page is still loading, ms. */
const maxWait = 4000;

/** Replaces the server-rendered page (`examples/server/site`) by the client's. */
function swapInClient(): void {
  const first = document.getElementById('first');
  const page = document.getElementById('site');
  if (!first || !page) return;
  first.remove();
  document.getElementById('first-styles')?.remove();
  replayInteractions(page);
}

/** Swaps in the client's page once it has rendered. `loadingSelector` matches something while the page is still loading its data. */
export function useSwapInClient(loadingSelector?: string): void {
  useEffect(() => {
    const page = document.getElementById('site');
    if (!loadingSelector || !page) return swapInClient();
    const check = () => {
      if (page.querySelector(loadingSelector)) return;
      stop();
      swapInClient();
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(swapInClient, maxWait);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(page, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-busy'] });
    check();
    return stop;
  }, [loadingSelector]);
}
