import { jsonLdText } from '../../../src/domain/listing/metadata/jsonLdText';
import type { ListingMetadata } from '../../../src/domain/listing/metadata/listingMetadata';

/** Tags of the document's head. */
export interface PageHead extends Pick<ListingMetadata, 'title' | 'isIndexed'>, Partial<Omit<ListingMetadata, 'title' | 'isIndexed'>> {
  /** Addresses of the pages of results before and after this one. */
  readonly neighbours?: { readonly prev?: string; readonly next?: string };
  /** Attributes of `<link rel="preload">`. */
  readonly preloads?: readonly Readonly<Record<string, string>>[];
}

/** The kit takes tags with this attribute over, and restores the previous value that it holds: see `metadata/pageHead` of the listing. */
const mark = 'data-kvartal-head';

/** Returns the document with these tags in its head, escaped. A document without a head stays unchanged. */
export function renderHead(document: string, head: PageHead): string {
  const { title, description, canonical, properties = {}, jsonLd, isIndexed, neighbours = {}, preloads = [] } = head;
  const tags = [
    ...preloads.map((attributes) => tag('link', { rel: 'preload', ...attributes })),
    ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical, [mark]: '' })]),
    ...Object.entries(neighbours).map(([rel, href]) => tag('link', { rel, href, [mark]: '' })),
    ...(isIndexed ? [] : [tag('meta', { name: 'robots', content: 'noindex', [mark]: '' })]),
    ...Object.entries(properties).map(([name, content]) =>
      tag('meta', { [name.startsWith('twitter:') ? 'name' : 'property']: name, content, [mark]: '' }),
    ),
    ...(jsonLd ? [`<script type="application/ld+json" ${mark}="">${jsonLdText(jsonLd)}</script>`] : []),
  ];
  // Functions, because `$&` is special in a replacement string.
  return document
    .replace(/<title>([^<]*)<\/title>/, (_, before: string) => `<title ${mark}="${quoted(before)}">${escaped(title)}</title>`)
    .replace(/<meta name="description" content="([^"]*)"\s*\/?>/, (whole: string, before: string) =>
      description === undefined ? whole : `<meta name="description" content="${escaped(description)}" ${mark}="${before}" />`,
    )
    .replace('</head>', () => `${tags.map((text) => `  ${text}\n  `).join('')}</head>`);
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')} />`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return quoted(text.replace(/[&<>]/g, (letter) => entities[letter] ?? ''));
}

/** Escapes only the quotes of text that is already markup. */
function quoted(text: string): string {
  return text.replace(/["']/g, (letter) => entities[letter] ?? '');
}
