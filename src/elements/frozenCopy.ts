const copies = new WeakMap<object, unknown>();

/**
 * Returns a frozen copy of plain data, the same one for the same object: whatever the page does to it, the search is not affected. Elements,
 * functions and instances of classes stay as they are.
 */
export function frozenCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (!copies.has(value)) {
    const copy = isList ? value.map(frozenCopy) : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)]));
    copies.set(value, Object.freeze(copy));
  }
  return copies.get(value);
}
