/** Attributes that the browser reads as an address. */
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

/** Browsers drop controls and line ends from an address before they read its scheme; other invisible characters only serve to hide one. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/gu;
const safeSchemes = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const picture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)[;,]/i;

export interface AddressPlace {
  readonly element: Element;
  /** Lower case, without a prefix. */
  readonly attribute: string;
  /** Absolute address of the page. */
  readonly page: string;
}

/**
 * Whether an address, with values in place, may stand in this attribute: http(s), relative, `tel:` and `mailto:`, a picture as data in
 * `src` of an `img`, and within SVG (links and pictures apart) only a piece of the same page.
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
  // What stands before the first colon is a scheme unless a slash, a question or a hash came earlier.
  const [, scheme] = /^([^/?#]*?:)/.exec(bare) ?? [];
  if (scheme !== undefined && !safeSchemes.has(scheme.toLowerCase())) return false;
  // The browser has the last word. A relative address keeps the scheme of the page, whatever that is.
  if (!URL.canParse(value, page)) return false;
  const { protocol } = new URL(value, page);
  return safeSchemes.has(protocol) || protocol === new URL(page).protocol;
}
