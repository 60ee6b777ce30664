/** Returns a new key for one action that must not happen twice (D51). Works on pages without HTTPS, which have no `randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns whether an action may have happened although it failed: its answer was lost, or the server broke in the middle. */
export function mayHaveHappened(error: { readonly kind: string; readonly status?: number }): boolean {
  return error.kind !== 'rejected' || (error.status ?? 0) >= 500;
}
