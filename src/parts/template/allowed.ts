import { isAddress } from './safeAddress';

/** They run code, load foreign documents, alter the page, or rewrite attributes after validation. */
const forbiddenElements = new Set([
  'script',
  'object',
  'embed',
  'applet',
  'base',
  'meta',
  'link',
  'frame',
  'frameset',
  'portal',
  'fencedframe',
  'noscript',
  'template',
  'set',
  'animate',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'discard',
  'handler',
  // A search inside its own cards would recurse endlessly.
  'kvartal-search',
  'kvartal-results',
]);

export function isAllowedElement(localName: string): boolean {
  const name = localName.toLowerCase();
  return !forbiddenElements.has(name.slice(name.indexOf(':') + 1)) && !/[{}]/.test(name);
}

/** `is` would upgrade an element that was validated as a plain one. */
const forbiddenAttributes = new Set(['srcdoc', 'is', 'ping', 'http-equiv']);

export function isAllowedAttribute({ name, localName }: Attr): boolean {
  return !/^on/i.test(localName) && !/[{}]/.test(name) && !forbiddenAttributes.has(localName.toLowerCase());
}

/** Attributes that page libraries run as code or fetch: Vue, Alpine, Angular, htmx, Stimulus, Knockout. */
const readByLibraries = /^(?:data-)?(?:x|v|ng|hx|wire|on|bind)-|^(?:hx|ng|v)$|^data-(?:action|bind|controller)$/;
/** Ids and names become global variables. */
const becomesVariable = new Set(['id', 'name']);

/** Whether an untrusted value may be put into this attribute. */
export function mayHoldValue(element: Element, { name, localName }: Attr, holdsOnlyNumbers: boolean): boolean {
  const local = localName.toLowerCase();
  if (element.localName === 'iframe') return false;
  if (becomesVariable.has(local)) return holdsOnlyNumbers;
  if (isAddress(local)) return true;
  return /^[a-z][\w.-]*(?::[\w.-]+)?$/i.test(name) && !readByLibraries.test(name.toLowerCase());
}
