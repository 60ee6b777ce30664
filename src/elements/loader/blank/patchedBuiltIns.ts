/** What the page has done to a built-in object: it is not there, has other code, got an addition that shows in loops, or is hidden by a tag. */
export interface PatchedBuiltIn {
  readonly what: 'missing' | 'replaced' | 'added' | 'hidden';
  /** Such as `Array.prototype.map`. */
  readonly name: string;
}

/** What a browser of the kit's range has, and the page may have removed or replaced: the object, then its members. */
const natives = (): readonly (readonly [string, object | undefined, readonly string[]])[] => [
  [
    'window',
    globalThis,
    ['fetch', 'queueMicrotask', 'setTimeout', 'requestAnimationFrame', 'Intl', 'URL', 'Promise', 'ResizeObserver', 'IntersectionObserver'],
  ],
  ['Object', Object, ['keys', 'entries', 'values', 'fromEntries', 'assign', 'freeze', 'defineProperty']],
  ['Array', Array, ['from']],
  [
    'Array.prototype',
    Array.prototype,
    ['map', 'filter', 'find', 'some', 'includes', 'flatMap', 'at', 'toSorted', 'push', 'slice', 'splice'],
  ],
  ['String.prototype', String.prototype, ['replace', 'split', 'startsWith', 'slice']],
  ['Function.prototype', Function.prototype, ['bind', 'call', 'apply']],
  ['JSON', JSON, ['parse', 'stringify']],
  ['Promise.prototype', Promise.prototype, ['then', 'catch', 'finally']],
  ['CSSStyleSheet.prototype', globalThis.CSSStyleSheet?.prototype, ['replaceSync', 'insertRule']],
  ['Element.prototype', Element.prototype, ['attachShadow', 'setAttribute', 'getAttribute']],
  ['EventTarget.prototype', EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
  ['customElements', customElements, ['define', 'get']],
];

const source = Function.prototype.toString;

function isNative(value: unknown): boolean {
  return typeof value !== 'function' || /\[native code\]/.test(source.call(value));
}

/** Returns what the page has done to the objects of its browser. */
export function patchedBuiltIns(): PatchedBuiltIn[] {
  const found: PatchedBuiltIn[] = [];
  for (const [owner, object] of [
    ['Object.prototype', Object.prototype],
    ['Array.prototype', Array.prototype],
  ] as const) {
    for (const name of Object.getOwnPropertyNames(object)) {
      if (Object.prototype.propertyIsEnumerable.call(object, name)) found.push({ what: 'added', name: `${owner}.${name}` });
    }
  }
  for (const name of Object.getOwnPropertyNames(document)) {
    if (name !== 'location' && name in Document.prototype) found.push({ what: 'hidden', name: `document.${name}` });
  }
  for (const [owner, object, members] of natives()) {
    for (const member of members) {
      const value = object && (Reflect.get(object, member) as unknown);
      const name = `${owner}.${member}`;
      if (value === undefined) found.push({ what: 'missing', name });
      else if (!isNative(value)) found.push({ what: 'replaced', name });
    }
  }
  return found;
}
