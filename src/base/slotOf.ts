/** Values of modules on an object shared by the page, by name. The object does not know their types or modules. */
export type Slots = Record<string, unknown>;

/** Returns the value of this name, created on the first call. All copies of the kit on a page find the same one. */
export function slotOf<T>(slots: Slots, name: string, create: () => T): T {
  slots[name] ??= create();
  return slots[name] as T;
}
