/** Returns the same text for the same bytes. `crypto.subtle` exists on secure pages only; the other way is good enough to compare five files. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>, subtle = globalThis.crypto?.subtle): Promise<string> {
  if (!subtle) return `${bytes.length}-${fnv(bytes, 0x811c9dc5)}-${fnv(bytes, 0x9747b28c)}`;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a, from a given start. */
function fnv(bytes: Uint8Array, start: number): string {
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}
