import { expect, it } from 'vitest';
import { pictureHeader } from './pictureHeader';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A segment before the frame, fill bytes, then the frame. */
const jpeg = (frame = 0xc0) =>
  new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x04, 1, 2, 0xff, 0xff, frame, 0x00, 0x11, 8, 0x02, 0x58, 0x03, 0x20, 3, 0, 0, 0]);

it('reads the size of a PNG and of a JPEG', () => {
  expect(pictureHeader(png(20_000, 10))).toEqual({ width: 20_000, height: 10 });
  expect(pictureHeader(jpeg())).toEqual({ width: 800, height: 600 });
  expect(pictureHeader(jpeg(0xc2))).toEqual({ width: 800, height: 600 });
});

it.each([
  ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', new TextEncoder().encode('GIF89a')],
  ['nothing', new Uint8Array()],
])('%s is another format', (_what, bytes) => {
  expect(pictureHeader(bytes)).toBe('format');
});

it.each([
  ['a cut PNG', png(8, 8).slice(0, 20)],
  ['a PNG without pixels', png(0, 8)],
  ['a cut JPEG', jpeg().slice(0, 9)],
  ['a JPEG with a text in it', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 60, 104, 116, 109, 108, 62, 60, 47])],
])('%s is broken', (_what, bytes) => {
  expect(pictureHeader(bytes)).toBe('broken');
});
