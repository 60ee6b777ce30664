import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Words that must not survive in anything that is served. */
export const canary = 'Canary4711';
const script = `<!doctype html><script>alert("${canary}")</script>`;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Puts chunks behind the header of a PNG. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
export const aPng = () => noise(64, 48).png().toBuffer();
export const aJpeg = () => noise(64, 48).jpeg().toBuffer();

/** A black and white PNG: some kilobytes for hundreds of millions of pixels. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for a pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG whose header says 65 500 by 65 500. */
async function lyingJpeg(): Promise<Buffer> {
  const jpeg = Buffer.from(await aJpeg());
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
}

/** What is no photo, or a bomb, with the words for it. */
export async function refused(): Promise<
  readonly (readonly [name: string, bytes: Buffer, problem: 'format' | 'broken' | 'pixels' | 'size'])[]
> {
  const [png, jpeg] = [await aPng(), await aJpeg()];
  return [
    ['nothing', Buffer.alloc(0), 'format'],
    ['one byte', Buffer.from([0xff]), 'format'],
    ['HTML', Buffer.from(script), 'format'],
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`), 'format'],
    ['SVG behind spaces', Buffer.from(`\n\n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`), 'format'],
    ['a GIF that is an archive, too', Buffer.concat([await noise(8, 8).gif().toBuffer(), Buffer.from('PK\u0003\u0004')]), 'format'],
    [
      'an animation',
      await sharp(await noise(8, 8).gif().toBuffer(), { animated: true })
        .webp()
        .toBuffer(),
      'format',
    ],
    ['TIFF', await noise(8, 8).tiff().toBuffer(), 'format'],
    ['PDF', Buffer.from('%PDF-1.7\n'), 'format'],
    ['HTML that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]), 'broken'],
    ['SVG that begins like a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]), 'broken'],
    ['a JPEG without its end', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'broken'],
    ['a PNG without its end', png.subarray(0, Math.floor(png.length / 2)), 'broken'],
    ['a header alone', png.subarray(0, 33), 'broken'],
    ['a PNG of 20 000 by 20 000 pixels', hugePng(20_000), 'pixels'],
    ['a strip that no format is tall enough for', await noise(20, 20_000).png().toBuffer(), 'broken'],
    ['a JPEG that says 65 500 by 65 500', await lyingJpeg(), 'pixels'],
    ['too many bytes', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), 'size'],
  ];
}

/** Photos that are more than photos: taken, and nothing of the rest is kept. */
export async function cleaned(): Promise<readonly (readonly [name: string, bytes: Buffer])[]> {
  const [png, jpeg] = [await aPng(), await aJpeg()];
  const bomb = Buffer.concat([Buffer.from(`${canary}\0\0`, 'latin1'), deflateSync(Buffer.alloc(100 * 1024 * 1024))]);
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 37/1 0/1' };
  return [
    ['a JPEG that is HTML, too', Buffer.concat([jpeg, Buffer.from(script)])],
    [
      'a JPEG with HTML in a comment',
      Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script), jpeg.subarray(2)]),
    ],
    ['a PNG that is a program, too', withChunks(png, chunk('tEXt', Buffer.from(`Comment\0*/alert("${canary}")/*`)))],
    ['a PNG that is an archive, too', Buffer.concat([png, Buffer.from(`PK\u0003\u0004${canary}`)])],
    ['a PNG that says it is animated', withChunks(png, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))],
    ['a PNG with a text that unfolds to 100 MB', withChunks(png, chunk('zTXt', bomb))],
    [
      'a photo with a place and a name',
      await sharp(jpeg)
        .withExif({ IFD0: { Copyright: canary, Artist: canary }, IFD3: gps })
        .jpeg()
        .toBuffer(),
    ],
    ['a photo in the colours of printers', await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()],
    ['a photo in 16 bits with transparency', await sharp(png).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
  ];
}
