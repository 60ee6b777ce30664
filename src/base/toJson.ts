/** `JSON.stringify` without the `toJSON` that old libraries of a page give to texts, numbers and lists: for what is sent or kept. */
export const toJson = (content: unknown): string =>
  JSON.stringify(content, function (this: Readonly<Record<string, unknown>>, name, value: unknown) {
    const own = this[name];
    return Array.isArray(own) || typeof own !== 'object' ? own : value;
  });
