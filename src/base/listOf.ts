/** Returns what `make` returns for 0 to `count - 1`. Not `Array.from`, which old libraries replace by one that makes nothing. */
export function listOf<T>(count: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(make(index));
  return made;
}
