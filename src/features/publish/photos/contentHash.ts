import { nextTask } from '../../../base/nextTask';

/** Bytes that are read before the page gets its turn: a millisecond or two on a phone. */
const piece = 256 * 1024;

/** Returns the same text for the same bytes. `crypto.subtle` exists on secure pages only; the other way is good enough to compare five files. */
export async function contentHash(bytes: Uint8Array<ArrayBuffer>, subtle = globalThis.crypto?.subtle): Promise<string> {
  if (!subtle) {
    let [one, other] = [0x811c9dc5, 0x9747b28c];
    for (let start = 0; start < bytes.length; start += piece) {
      if (start > 0) await nextTask();
      const part = bytes.subarray(start, start + piece);
      one = fnv(part, one);
      other = fnv(part, other);
    }
    return `${bytes.length}-${(one >>> 0).toString(16)}-${(other >>> 0).toString(16)}`;
  }
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a, from a given start. */
function fnv(bytes: Uint8Array, start: number): number {
  let hash = start;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash;
}
