const copies = new WeakMap<object, unknown>();

/**
 * Returns a frozen copy of plain data, the same one for the same object: whatever the page does to it, the search is not affected. Elements,
 * functions and instances of classes stay as they are.
 */
export function frozenCopy(value: unknown): unknown {
  if (!Array.isArray(value) && !isPlain(value)) return value;
  let copy = copies.get(value);
  if (!copy) {
    copy = Array.isArray(value)
      ? value.map(frozenCopy)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)]));
    copies.set(value, Object.freeze(copy));
  }
  return copy;
}

const isPlain = (value: unknown): value is object => (value as object | null | undefined)?.constructor === Object;
