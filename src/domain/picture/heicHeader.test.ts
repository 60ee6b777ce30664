import { expect, it } from 'vitest';
import { heicHeader } from './heicHeader';

function box(name: string, ...content: (string | number)[]): Uint8Array {
  const body = content.flatMap((part) =>
    typeof part === 'string'
      ? [...part].map((letter) => letter.charCodeAt(0))
      : [part >>> 24, part >>> 16, part >>> 8, part].map((byte) => byte & 255),
  );
  return new Uint8Array([0, 0, 0, body.length + 8, ...[...name].map((letter) => letter.charCodeAt(0)), ...body]);
}

const join = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));

it('reads the largest size of a HEIC, a tile of which is smaller', () => {
  const bytes = join(box('ftyp', 'heic', 0, 'mif1'), box('ispe', 0, 512, 512), box('ispe', 0, 4032, 3024));
  expect(heicHeader(bytes)).toEqual({ width: 4032, height: 3024 });
});

it('knows one whose main brand is the general one', () => {
  expect(heicHeader(join(box('ftyp', 'mif1', 0, 'mif1', 'heic')))).toEqual({ width: 0, height: 0 });
});

it.each([
  ['an AVIF', box('ftyp', 'avif', 0, 'mif1')],
  ['a film', box('ftyp', 'isom', 0, 'mp41')],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2])],
  ['nothing', new Uint8Array()],
])('%s is none', (_what, bytes) => {
  expect(heicHeader(bytes)).toBeNull();
});
