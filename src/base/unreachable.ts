/** Closes a switch over a union: the compiler refuses a forgotten member, and a value from outside the types throws. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
