/** Returns whether two arguments of a write mean the same action: equal data, and the same files. */
export function isSameAction(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isData(one) || !isData(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && isSameAction(one[name], other[name]));
}

/** A plain object or a list; a file or a form is compared by identity. */
function isData(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
