import { printedRequests } from './printedRequests';
import { recordFirst } from './recordFirst';

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/** Shows what the loader has asked a server to print (`prefetchResponse`), in elements whose code has not come before it. */
export function showPrinted(): void {
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
export function takePrintedStyles(root: ShadowRoot): void {
  const printed = sheets.get(root);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== printed);
}
