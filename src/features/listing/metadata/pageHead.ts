import { jsonLdText } from '../../../domain/listing/metadata/jsonLdText';
import type { ListingMetadata } from '../../../domain/listing/metadata/listingMetadata';

/** Marks tags printed by a server; the value is the site's original content, empty if there was none. */
export const printedAttribute = 'data-kvartal-head';

/** Listings that write this document's head; the last one wins. */
const entries: { readonly metadata: ListingMetadata }[] = [];
let undo: (() => void) | null = null;

/** Writes the metadata into the document's head. Returns a function that restores the previous metadata. */
export function writeHead(metadata: ListingMetadata): () => void {
  const entry = { metadata };
  entries.push(entry);
  rewrite();
  return () => {
    const place = entries.indexOf(entry);
    if (place < 0) return;
    entries.splice(place, 1);
    if (place === entries.length) rewrite();
  };
}

function rewrite(): void {
  undo?.();
  const last = entries.at(-1);
  undo = last ? write(document, last.metadata) : null;
}

/** Updates existing tags in place: page scripts may hold references to them. */
function write(page: Document, { title, description, canonical, properties, jsonLd, isIndexed }: ListingMetadata): () => void {
  consumePrinted(page);
  const undos: (() => void)[] = [];
  const before = page.title;
  page.title = title;
  undos.push(() => {
    // Keeps a title the page has changed since.
    if (page.title === title) page.title = before;
  });
  const named: Record<string, string> = { description, ...(isIndexed ? {} : { robots: 'noindex' }) };
  for (const [key, content] of Object.entries(properties)) {
    if (!key.startsWith('twitter:')) undos.push(...setTags(page, 'meta', 'property', key, 'content', content));
    else named[key] = content;
  }
  for (const [key, content] of Object.entries(named)) undos.push(...setTags(page, 'meta', 'name', key, 'content', content));
  undos.push(...setTags(page, 'link', 'rel', 'canonical', 'href', canonical));
  undos.push(...silenceOthers(page, properties));
  if (jsonLd) undos.push(addScript(page, jsonLdText(jsonLd)));
  return () => {
    for (const step of undos.reverse()) step();
  };
}

/** Sets the first matching tag and disables the others. */
function setTags(page: Document, tag: 'meta' | 'link', kind: string, key: string, attribute: string, value: string): (() => void)[] {
  const [first, ...others] = page.head.querySelectorAll(`${tag}[${kind}="${key}"]`);
  const silenced = others.map((other) => silence(other, kind));
  if (first) return [...silenced, setAttribute(first, attribute, value)];
  const element = page.createElement(tag);
  element.setAttribute(kind, key);
  element.setAttribute(attribute, value);
  page.head.append(element);
  return [...silenced, () => element.remove()];
}

/** Disables the page's other social tags (image, video, price), which would describe this listing. */
function silenceOthers(page: Document, properties: Readonly<Record<string, string>>): (() => void)[] {
  const tags = page.head.querySelectorAll('meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"]');
  return [...tags].flatMap((tag) => {
    const kind = tag.hasAttribute('property') ? 'property' : 'name';
    return Object.hasOwn(properties, tag.getAttribute(kind) ?? '') ? [] : silence(tag, kind);
  });
}

function silence(tag: Element, kind: string): () => void {
  const key = tag.getAttribute(kind) ?? '';
  tag.removeAttribute(kind);
  return () => tag.setAttribute(kind, key);
}

function setAttribute(element: Element, name: string, value: string): () => void {
  const before = element.getAttribute(name);
  element.setAttribute(name, value);
  return () => {
    if (element.getAttribute(name) !== value) return;
    if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}

/**
 * JSON, not code, so a strict CSP allows it. A copy of a script that has run is never prepared again: under Trusted Types the browser would
 * report a new one. Appended as a text node: assigning text throws there.
 */
function addScript(page: Document, text: string): () => void {
  const script = (page.querySelector<HTMLScriptElement>('script[src]') ?? page.createElement('script')).cloneNode(
    false,
  ) as HTMLScriptElement;
  for (const { name } of [...script.attributes]) script.removeAttribute(name);
  script.type = 'application/ld+json';
  script.append(page.createTextNode(text));
  page.head.append(script);
  return () => script.remove();
}

/** Restores the site's own tags from those a server printed for a listing. */
function consumePrinted(page: Document): void {
  for (const element of page.head.querySelectorAll(`[${printedAttribute}]`)) {
    const before = element.getAttribute(printedAttribute);
    if (!before) {
      element.remove();
      continue;
    }
    element.removeAttribute(printedAttribute);
    if (element.localName === 'title') page.title = before;
    else element.setAttribute('content', before);
  }
}
