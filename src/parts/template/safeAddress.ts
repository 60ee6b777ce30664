/** URL attributes. */
const addresses = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'srcset',
  'imagesrcset',
  'background',
  'cite',
  'longdesc',
  'codebase',
  'classid',
  'archive',
  'manifest',
  'profile',
  'icon',
  'ping',
  'lowsrc',
  'dynsrc',
]);

export const isAddress = (attribute: string) => addresses.has(attribute);

/** Browsers strip controls and line breaks from a URL before reading its scheme; other invisible characters only hide one. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu;
const safeSchemes = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const picture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]/i;

export interface AddressPlace {
  readonly element: Element;
  /** Lower case, without a prefix. */
  readonly attribute: string;
  /** Absolute URL of the page. */
  readonly page: string;
}

/**
 * Whether a URL, with values inserted, is allowed in this attribute: http(s), relative, `tel:` and `mailto:`, image data in `src` of an
 * `img`, and within SVG (except links and images) only a fragment of the same page.
 */
export function isSafeAddress(value: string, { element, attribute, page }: AddressPlace): boolean {
  if (attribute === 'srcset' || attribute === 'imagesrcset') {
    return value
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !/^[\d.]+[wxh]$/.test(word))
      .every((word) => hasSafeScheme(word, page));
  }
  const tag = element.localName.toLowerCase();
  const isDrawing = element.namespaceURI === 'http://www.w3.org/2000/svg' && tag !== 'a' && tag !== 'image';
  if (isDrawing) return value.trim().startsWith('#');
  if (attribute === 'src' && tag === 'img' && picture.test(value.trim())) return true;
  return hasSafeScheme(value, page);
}

function hasSafeScheme(value: string, page: string): boolean {
  const bare = value.replace(invisible, '');
  // Text before the first colon is a scheme unless a slash, question mark or hash precedes it.
  const [, scheme] = /^([^/?#]*?:)/.exec(bare) ?? [];
  if (scheme !== undefined && !safeSchemes.has(scheme.toLowerCase())) return false;
  // The browser decides. A relative URL inherits the page's scheme.
  if (!URL.canParse(value, page)) return false;
  const { protocol } = new URL(value, page);
  return safeSchemes.has(protocol) || protocol === new URL(page).protocol;
}
