import { printedRequests } from '../serverContent/printedRequests';

/** What is printed for an element, and what is asked for beside it, kilobits. */
const printed = 150;
/** Where there is nobody to print, the code should not wait longer, ms. */
const longest = 500;

/** Returns how long that takes where the browser knows the speed of the line, ms; else 0. */
export function transferTime(): number {
  const { connection } = navigator as Navigator & { readonly connection?: { /** Mbit/s */ readonly downlink?: number } };
  return connection?.downlink ? Math.min(longest, printed / connection.downlink) : 0;
}

/**
 * Asks a server to print an element with its content (`kvartal.printed.js` alone), which `serverContent/showPrinted` shows while the code loads.
 * Returns whether it has: not where the server would not know what to show, as with another API or a search in the address of the page.
 */
export function requestPrinted(element: Element, address: string): boolean {
  const isPrintable = /-(search|results|listing)$/.test(element.localName) && !element.shadowRoot && !element.hasAttribute('api-url');
  if (!isPrintable || /^[qh]/.test(element.getAttribute('url-sync') ?? '')) return false;
  const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
  // The parser of XMLHttpRequest makes a document that runs nothing, which a policy with Trusted Types allows.
  const request = new XMLHttpRequest();
  request.open('GET', `${address}/${element.localName}?${new URLSearchParams(attributes)}`);
  request.responseType = 'document';
  request.send();
  printedRequests().set(element, request);
  return true;
}
