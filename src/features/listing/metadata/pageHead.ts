import { jsonLdText } from '../../../domain/listing/jsonLdText';
import type { ListingMetadata } from '../../../domain/listing/listingMetadata';

/** Marks what a server has printed for a listing; its value is what stood there before, empty for what did not. */
export const printedAttribute = 'data-kvartal-head';

/** Listings that write the head of this document: it says what the last of them says. */
const entries: { readonly metadata: ListingMetadata }[] = [];
let undo: (() => void) | null = null;

/** Puts the metadata into the head of the page. Answers how to take it back: what was there before, or another listing's, comes again. */
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

/** Elements of the page stay where they are and only change their content: whoever has put them there may still hold them. */
function write(page: Document, { title, description, canonical, properties, jsonLd, isIndexed }: ListingMetadata): () => void {
  consumePrinted(page);
  const undos: (() => void)[] = [];
  const before = page.title;
  page.title = title;
  undos.push(() => {
    // What the page has changed since is its own.
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

/** The first such tag says it; the others of the name are silenced. */
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

/** What the page says of another picture, video or price would be said of this listing. */
function silenceOthers(page: Document, properties: Readonly<Record<string, string>>): (() => void)[] {
  const tags = page.head.querySelectorAll('meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"]');
  return [...tags].flatMap((tag) => {
    const kind = tag.hasAttribute('property') ? 'property' : 'name';
    return (tag.getAttribute(kind) ?? '') in properties ? [] : silence(tag, kind);
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

/** Data and no code, so that a strict policy lets it pass. As a text node: where trusted types are required an assignment would throw, this is reported and stays. */
function addScript(page: Document, text: string): () => void {
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  script.append(page.createTextNode(text));
  page.head.append(script);
  return () => script.remove();
}

/** What a server has printed of a listing becomes what the site's own document says. */
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
