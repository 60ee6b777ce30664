import { useEffect } from 'react';
import { repeatDeeds } from './earlyDeeds';

/** What the server has printed stays no longer than this, whatever the page waits for. */
const longest = 4000;

/** Shows the page that has drawn itself in place of what the server has printed of it (`examples/server/site`). */
export function takeOver(): void {
  const first = document.getElementById('first');
  const page = document.getElementById('site');
  if (!first || !page) return;
  first.remove();
  document.getElementById('first-styles')?.remove();
  repeatDeeds(page);
}

/** Takes over as soon as the page is drawn; one that waits for answers does so by itself, and here at the latest. */
export function useTakeOver(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return takeOver();
    const timer = setTimeout(takeOver, longest);
    return () => clearTimeout(timer);
  }, [isWaiting]);
}
