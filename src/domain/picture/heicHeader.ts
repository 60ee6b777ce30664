import type { PictureHeader } from './pictureHeader';

/** Brands of a photo that phones take as HEIC; `mif1` alone may be an AVIF as well. */
const brands = /^(hei[cxms]|hev[cxms])$/;

/** Returns the size of a HEIC as its header says, the largest of its pictures; null for another format. */
export function heicHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (word(4) !== 'ftyp') return null;
  const end = Math.min(view.getUint32(0), bytes.length);
  // The main brand, the version, then all brands it is compatible with.
  const isHeic = Array.from({ length: end >> 2 }, (_, place) => word(place * 4)).some((brand, place) => place >= 2 && brands.test(brand));
  if (!isHeic) return null;
  let size: PictureHeader = { width: 0, height: 0 };
  for (let at = end; at + 16 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x69 || word(at) !== 'ispe') continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (found.width * found.height > size.width * size.height) size = found;
  }
  return size;
}
