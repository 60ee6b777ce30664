/** What a browser of the kit's range has, and the page may have removed or replaced: the object, then its members. */
const natives = (): readonly (readonly [string, object | undefined, readonly string[]])[] => [
  [
    'window',
    globalThis,
    ['fetch', 'queueMicrotask', 'setTimeout', 'requestAnimationFrame', 'Intl', 'URL', 'Promise', 'ResizeObserver', 'IntersectionObserver'],
  ],
  ['Object', Object, ['keys', 'entries', 'values', 'fromEntries', 'assign', 'freeze', 'defineProperty']],
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

/** Names, in Russian, what the page has done to its browser that could be why an element shows nothing. */
export function findPatchedBuiltIns(): string[] {
  const found: string[] = [];
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    if (Object.prototype.propertyIsEnumerable.call(Object.prototype, name)) found.push(`добавлено Object.prototype.${name}`);
  }
  for (const name of Object.getOwnPropertyNames(document)) {
    if (name !== 'location' && name in Document.prototype) found.push(`заслонено document.${name}, например, тегом с name="${name}"`);
  }
  for (const [owner, object, members] of natives()) {
    for (const name of members) {
      const value = object && (Reflect.get(object, name) as unknown);
      if (value === undefined) found.push(`нет ${owner}.${name}`);
      else if (!isNative(value)) found.push(`заменено ${owner}.${name}`);
    }
  }
  return found;
}
