import * as v from 'valibot';
import { ApiFailure } from './errors';
import type { RequestOptions } from './request';

/** Returns the body, checked by its schema. @throws ApiFailure of kind `malformed` */
export function check<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body);
  if (!result.success) throw malformed();
  return result.output;
}

export function malformed(): ApiFailure {
  return new ApiFailure({ kind: 'malformed', status: 200 });
}

/** Returns the items that can be decoded, once per id, and reports the others. */
export function keep<T extends { readonly id: number }>(
  items: readonly unknown[],
  decode: (item: unknown) => T | null,
  what: string,
  options?: RequestOptions,
): T[] {
  const kept = new Map<number, T>();
  let dropped = 0;
  for (const item of items) {
    const decoded = decode(item);
    if (decoded === null) dropped += 1;
    else if (!kept.has(decoded.id)) kept.set(decoded.id, decoded);
  }
  reportDropped(dropped, what, options);
  return [...kept.values()];
}

/** Reports items that could not be decoded. */
export function reportDropped(dropped: number, what: string, options?: RequestOptions): void {
  if (dropped === 0) return;
  options?.report?.({
    code: 'malformed-item',
    message: `В ответе пропущены записи неизвестного вида (${what}: ${dropped}).`,
  });
}
