import { swapIn, whenComplete } from '../../base/swap/swapIn';
import { firstOf, recordEverywhere, replayOf } from './recordFirst';
import { showPrinted, takePrintedStyles } from './showPrinted';

/** What stands for content that is still loading, in any element. */
const LOADING = 'section:is([data-state="idle"], [data-state="loading"]), [data-lazy], [aria-busy="true"]';

// Not only the code of the tags loads this file: the loader asks for it before that.
recordEverywhere();
showPrinted();

/** Replaces the content of a server by `page` once nothing in that is loading, its visible pictures included. */
export function replaceFirst(root: ShadowRoot, page: HTMLElement, show: () => void): void {
  const first = firstOf(root);
  const reveal = () => {
    show();
    takePrintedStyles(root);
  };
  if (!first) return reveal();
  const replay = replayOf(first);
  whenComplete(page, LOADING, async () => {
    await drawn(page);
    const shown = page.firstElementChild;
    if (!(shown instanceof HTMLElement)) return reveal();
    page.style.cssText = 'display:contents';
    page.inert = false;
    // The first content is the root itself, without a container.
    swapIn(first, shown, replay);
    return reveal();
  });
}

/** Waits for the pictures in sight, which the browser has loaded for the first content already; a broken one does not hold anything up. */
function drawn(page: HTMLElement): Promise<unknown> {
  const inSight = [...page.querySelectorAll('img')].filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const timeout = new Promise((resolve) => setTimeout(resolve, 1000));
  return Promise.race([Promise.allSettled(inSight.map((picture) => picture.decode())), timeout]);
}
