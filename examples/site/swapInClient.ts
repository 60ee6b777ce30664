import { useEffect } from 'react';
import { repeatDeeds } from './earlyInteractions';

/** What the server has printed stays no longer than this, whatever the page waits for. */
const longest = 4000;

/** Shows the page that has drawn itself in place of what the server has printed of it (`examples/server/site`). */
function takeOver(): void {
  const first = document.getElementById('first');
  const page = document.getElementById('site');
  if (!first || !page) return;
  first.remove();
  document.getElementById('first-styles')?.remove();
  repeatDeeds(page);
}

/** Takes over as soon as the page is drawn; `waiting` names what is there while it still waits for its answers. */
export function useTakeOver(waiting?: string): void {
  useEffect(() => {
    const page = document.getElementById('site');
    if (!waiting || !page) return takeOver();
    const look = () => {
      if (page.querySelector(waiting)) return;
      stop();
      takeOver();
    };
    const watching = new MutationObserver(look);
    const timer = setTimeout(takeOver, longest);
    const stop = () => {
      watching.disconnect();
      clearTimeout(timer);
    };
    watching.observe(page, { subtree: true, childList: true, attributeFilter: ['data-state', 'aria-busy'] });
    look();
    return stop;
  }, [waiting]);
}
