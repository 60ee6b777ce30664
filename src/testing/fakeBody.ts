/** Returns a text of a JSON body; an empty one for anything else. */
export function textOf(body: unknown, field: string): string {
  const value = valueOf(body, field);
  return typeof value === 'string' ? value : '';
}

export function valueOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}
