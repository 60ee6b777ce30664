export interface DrawnCode {
  /** Side of the viewBox of {@link path}, including the quiet zone. */
  readonly size: number;
  /** Dark modules as lines of width 1. */
  readonly path: string;
}

/** An SVG with only a light background and dark lines. */
const plainCode =
  /^<svg [^<>]*\bviewBox="0 0 (\d{2,3}) \1"[^<>]*><path fill="#fff(?:fff)?" d="[^"<>]*"\/><path stroke="#000(?:000)?" d="([Mmhv\d. -]+)"\/><\/svg>$/;

/**
 * Parses a QR code from an SVG `data:` URL, to be drawn inline: a CSP with `img-src 'self'` blocks such images. Returns null for any other
 * image. Only path commands and numbers are taken from the markup.
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
