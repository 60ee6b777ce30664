/**
 * Freezes plain data, with all that is inside, and returns it: nothing that a page does to what it was handed reaches the kit. Only for data of
 * the kit's own, which is replaced and never changed. Elements, functions and instances of classes stay as they are.
 */
export function deepFreeze<T>(value: T): T {
  const made: unknown = (value as object | null | undefined)?.constructor;
  if ((made === Array || made === Object) && !Object.isFrozen(value)) {
    Object.values(value as object).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
