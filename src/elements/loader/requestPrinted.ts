import { printedRequests } from '../serverContent/printedRequests';

/**
 * Asks a server to print an element with its content (`kvartal.printed.js` alone), which `serverContent/showPrinted` shows while the code loads.
 * Skipped where the server would not know what to show: another API, or a search in the address of the page.
 */
export function requestPrinted(element: Element, address: string): void {
  const isPrintable = /-(search|results|listing)$/.test(element.localName) && !element.shadowRoot && !element.hasAttribute('api-url');
  if (!isPrintable || /^[qh]/.test(element.getAttribute('url-sync') ?? '')) return;
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
  // Its parser makes a document that runs nothing, which a policy with Trusted Types allows.
  const request = new XMLHttpRequest();
  request.open('GET', `${address}/${element.localName}?${new URLSearchParams(attributes)}`);
  request.responseType = 'document';
  request.send();
  printedRequests().set(element, request);
}
