/** Files that are no ordinary photos, built byte by byte. */

const text = (words: string) => new TextEncoder().encode(words);
const jpegFile = (...parts: BlobPart[]) => new File(parts, 'photo.jpg', { type: 'image/jpeg' });

/** A real JPEG: red on the left, blue on the right. */
export async function twoColours(width = 400, height = 200, type = 'image/jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#d02020';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#2020d0';
  context.fillRect(width / 2, 0, width / 2, height);
  return new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.95 })).arrayBuffer());
}

/** What the EXIF of {@link oriented} says about the owner. */
export const secret = 'GPS 55.7558 37.6173';

/** The same with EXIF: turned by 90° clockwise when shown, and a secret beside it. */
export async function oriented(width = 400, height = 200): Promise<File> {
  const plain = await twoColours(width, height);
  const note = text(secret);
  // TIFF of a big-endian machine: two entries, orientation 6 and a description behind them.
  const tiff = new Uint8Array(8 + 2 + 2 * 12 + 4 + note.length);
  const view = new DataView(tiff.buffer);
  tiff.set(text('MM'));
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 2);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
  };
  entry(10, 0x010e, 2, note.length);
  view.setUint32(18, 38);
  entry(22, 0x0112, 3, 1);
  view.setUint16(30, 6);
  tiff.set(note, 38);
  const head = new Uint8Array([0xff, 0xe1, 0, 0, ...text('Exif'), 0, 0]);
  new DataView(head.buffer).setUint16(2, 8 + tiff.length);
  return jpegFile(plain.slice(0, 2), head, tiff, plain.slice(2));
}

/** A picture of four inks, 64 by 48. */
export function cmyk(): File {
  return jpegFile(Uint8Array.from(atob(cmykBytes), (letter) => letter.charCodeAt(0)));
}

/** A JPEG with a page behind its end. */
export async function polyglot(): Promise<File> {
  return jpegFile(await twoColours(), '<html><script>alert(1)</script></html>');
}

/** A page with a JPEG in it. */
export async function pageWithPicture(): Promise<File> {
  return jpegFile('<html><!--', await twoColours(), '--></html>');
}

export const animatedGif = () => jpegFile(text('GIF89a'), new Uint8Array(64));
export const svg = () => jpegFile('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
/** The first boxes of a photo of a phone: 4032 by 3024 pixels. */
export const heic = () =>
  new File(
    [
      new Uint8Array([0, 0, 0, 20]),
      'ftypheic',
      new Uint8Array(4),
      'mif1',
      new Uint8Array([0, 0, 0, 20]),
      'ispe',
      new Uint8Array([0, 0, 0, 0, 0, 0, 15, 192, 0, 0, 11, 208]),
    ],
    'IMG_0001.HEIC',
    {
      type: 'image/heic',
    },
  );
export const html = () => jpegFile('<!doctype html><title>photo</title>');

/** Two frames: what shows it once shows the first. */
export async function animatedPng(): Promise<File> {
  const still = await twoColours(400, 200, 'image/png');
  const frames = new Uint8Array(8);
  new DataView(frames.buffer).setUint32(0, 2);
  const frame = (order: number) => {
    const control = new Uint8Array(26);
    const view = new DataView(control.buffer);
    for (const [at, value] of [order, 400, 200].entries()) view.setUint32(at * 4, value);
    view.setUint16(20, 1);
    view.setUint16(22, 10);
    return chunk('fcTL', control);
  };
  // Behind IHDR, which is 8 + 25 bytes long, and before IEND, which is 12.
  const [head, pixels] = [still.slice(0, 33), still.slice(33, -12)];
  const at = new TextDecoder('latin1').decode(pixels).indexOf('IDAT');
  const length = new DataView(pixels.buffer, pixels.byteOffset).getUint32(at - 4);
  const second = chunk('fdAT', new Uint8Array([0, 0, 0, 2, ...pixels.slice(at + 4, at + 4 + length)]));
  const parts = [head, chunk('acTL', frames), frame(0), pixels, frame(1), second, still.slice(-12)];
  return new File(parts, 'moving.png', { type: 'image/png' });
}

/** 20 000 by 20 000 pixels in some fifty kilobytes. */
export async function hugePng(): Promise<File> {
  const side = 20_000;
  const row = new Uint8Array(Math.ceil(side / 8) + 1);
  let left = side;
  const rows = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      for (let count = 0; count < 1000 && left > 0; count += 1, left -= 1) controller.enqueue(row);
      if (left === 0) controller.close();
    },
  });
  const packed = new Uint8Array(await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer());
  const size = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  new DataView(size.buffer).setUint32(0, side);
  new DataView(size.buffer).setUint32(4, side);
  const sign = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [sign, chunk('IHDR', size), chunk('IDAT', packed), chunk('IEND', new Uint8Array())];
  return new File(parts, 'huge.png', { type: 'image/png' });
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(text(name), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function crc(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

const cmykBytes =
  '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwAQCwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj/8AAFAgAMABABEMRAE0RAFkRAEsRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAGB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A0BKIBTgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA//Z';
