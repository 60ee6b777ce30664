/** Size of a picture as its header says, before anything is decoded. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes say: not one of the formats, or one whose header is damaged. */
export type HeaderProblem = 'format' | 'broken';

/** A picture with more pixels, as its header says, is not decoded: a few kilobytes may say 20 000 by 20 000. */
export const mostPixels = 50_000_000;

/** Returns whether it has too many pixels to be decoded, in a browser as on the server. */
export function isTooLarge({ width, height }: PictureHeader): boolean {
  return width * height > mostPixels;
}

const pngSign = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads a JPEG or a PNG, whatever the name and the type of the file say. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | HeaderProblem {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (pngSign.every((byte, place) => bytes[place] === byte)) {
    return bytes.length >= 24 ? checked({ width: view.getUint32(16), height: view.getUint32(20) }) : 'broken';
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegHeader(view);
  return 'format';
}

/** Goes from segment to segment until the one with the size. */
function jpegHeader(view: DataView): PictureHeader | 'broken' {
  let place = 2;
  while (place + 9 <= view.byteLength) {
    if (view.getUint8(place) !== 0xff) return 'broken';
    const marker = view.getUint8(place + 1);
    if (marker === 0xff) {
      place += 1;
    } else if (isFrame(marker)) {
      return checked({ height: view.getUint16(place + 5), width: view.getUint16(place + 7) });
    } else {
      place += 2 + view.getUint16(place + 2);
    }
  }
  return 'broken';
}

/** SOF0 to SOF15; tables and the arithmetic conditioning lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function checked(header: PictureHeader): PictureHeader | 'broken' {
  return header.width > 0 && header.height > 0 ? header : 'broken';
}
