/** A member of a union that has this property. */
type With<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T : never) : never;

/** `key in object`, without what a page has added to `Object.prototype`. For data; what a browser can do is inherited. */
export function hasOwn<T extends object, K extends PropertyKey>(object: T, key: K): object is With<T, K> {
  return Object.hasOwn(object, key);
}
