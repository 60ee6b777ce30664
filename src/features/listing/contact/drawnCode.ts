export interface DrawnCode {
  /** Side of the square that {@link path} is drawn in, quiet zone included. */
  readonly size: number;
  /** Dark modules as lines one unit thick. */
  readonly path: string;
}

/** An SVG of nothing but a light ground and dark lines. */
const plainCode =
  /^<svg [^<>]*\bviewBox="0 0 (\d{2,3}) \1"[^<>]*><path fill="#fff(?:fff)?" d="[^"<>]*"\/><path stroke="#000(?:000)?" d="([Mmhv\d. -]+)"\/><\/svg>$/;

/**
 * A QR code in a `data:` address of an SVG, to be drawn in the page: `img-src 'self'` lets no picture of such an address in.
 * Null for every other picture, which stays a picture; of the markup only numbers and letters of lines are taken.
 */
export function drawnCode(address: string): DrawnCode | null {
  const [, encoded] = /^data:image\/svg\+xml,(.*)$/s.exec(address) ?? [];
  const [, size, path] = plainCode.exec(decoded(encoded ?? '').trim()) ?? [];
  return size && path ? { size: Number(size), path } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
