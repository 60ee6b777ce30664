import { swapIn, whenComplete } from '../../base/swap/swapIn';
import { printedRequests } from './printedRequests';
import { firstOf, recordEverywhere, recordFirst, replayOf } from './recordFirst';

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/** Shows what the loader has asked a server to print (`prefetchResponse`), in elements whose code has not come before it. */
function showPrinted(): void {
  const requests = printedRequests();
  for (const [element, request] of requests) {
    requests.delete(element);
    const show = () => showIn(element, request.response);
    // A failed request has no document: the element loads as usual.
    if (request.readyState === XMLHttpRequest.DONE) show();
    else request.addEventListener('load', show);
  }
}

function showIn(element: Element, printed: Document | null): void {
  const host = printed?.body.firstElementChild;
  // In a document that is not shown, a declarative shadow root stays a template.
  const content = host?.querySelector('template')?.content;
  const style = content?.querySelector('style');
  // A page may have taken from its browser what the styles need.
  if (!('adoptedStyleSheets' in document)) return;
  if (!content || !style || host.localName !== element.localName || element.shadowRoot || !element.isConnected) return;
  for (const { name, value } of host.attributes) if (name.startsWith('data-kv-')) element.setAttribute(name, value);
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.textContent ?? '');
  sheets.set(root, sheet);
  root.adoptedStyleSheets.push(sheet);
  style.remove();
  root.append(document.adoptNode(content));
  recordFirst(root);
}

/** Takes the styles of printed content away. */
function takePrintedStyles(root: ShadowRoot): void {
  const printed = sheets.get(root);
  if (printed) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== printed);
}

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
