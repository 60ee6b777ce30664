/** Returns a text of a JSON body; an empty one for anything else. */
export function textOf(body: unknown, field: string): string {
  const value = valueOf(body, field);
  return typeof value === 'string' ? value : '';
}

export function valueOf(body: unknown, field: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
}

/** A file of a form, read. */
export interface FakeFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the fields of a form: texts, and files as they were read. */
export async function formOf(form: FormData): Promise<Readonly<Record<string, string | FakeFile>>> {
  const fields: Record<string, string | FakeFile> = {};
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : { type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return fields;
}

export function isFile(value: unknown): value is FakeFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}
