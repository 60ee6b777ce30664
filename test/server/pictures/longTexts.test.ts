import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BodyFile, bodyFile } from '../../../examples/server/http/bodies/bodyFile';
import { takeLongTexts } from '../../../examples/server/http/bodies/longTexts';

describe('long texts of a body', () => {
  let folder: string;
  let file: BodyFile;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'texts-'));
    file = bodyFile(folder);
  });
  afterEach(async () => {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  });

  const photoOf = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7919) % 256));
  const bodyWith = (photo: Buffer, phrases: number) => ({
    short: 'a "quoted" text with \\ and \\" and a tab\t',
    photos: [photo.toString('base64'), 17, `data:image/png;base64,${photo.toString('base64')}`],
    description: `${'Двор "тихий"\\ '.repeat(phrases)}\\`,
    last: '',
  });

  test.each([1, 3, 1000, 16_384, 1_000_000])('are taken out of JSON that arrives in pieces of %i bytes', async (size) => {
    // Each piece is a separate write: in the smallest ones come texts that are just longer than what is read at once.
    const photo = photoOf(size < 1000 ? 25_001 : 90_001);
    const body = bodyWith(photo, size < 1000 ? 1500 : 4000);
    const sent = Buffer.from(JSON.stringify(body));
    const short = takeLongTexts(file);
    for (let at = 0; at < sent.length; at += size) await short.add(sent.subarray(at, at + size));
    const left = JSON.parse(short.text()) as typeof body;
    expect(short.size()).toBeLessThan(1000);
    expect(file.marks).toEqual([left.photos[0], left.photos[2], left.description]);
    expect(await file.decode(String(left.photos[0]))).toEqual(photo);
    expect(await file.decode(String(left.photos[2]))).toEqual(photo);
    expect(JSON.parse(await file.restore(short.text(), file.marks))).toEqual(body);
    const hash = createHash('sha256');
    await file.update(hash, JSON.stringify(left));
    expect(hash.digest('hex')).toBe(createHash('sha256').update(sent).digest('hex'));
    // Nothing is left when the process ends now.
    expect(await readdir(folder)).toEqual([]);
  });

  test('with escaped slashes are the same photo; other marks stand for nothing', async () => {
    const photo = photoOf(90_001);
    const short = takeLongTexts(file);
    await short.add(Buffer.from(`["${photo.toString('base64').replaceAll('/', '\\/')}"]`));
    expect(await file.decode(file.marks[0] ?? '')).toEqual(photo);
    expect(file.lengthOf('long text 0 of somebody')).toBeNull();
  });
});
