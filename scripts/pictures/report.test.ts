import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeReport } from './report';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('shows every failure with its pictures, and nothing of the run before', async () => {
  const webp = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b5c5c' } })
    .webp()
    .toBuffer();
  await writeReport(join(folder, 'report'), [{ name: 'a--gone light', problem: 'old', pictures: { actual: webp } }], '0 passed, 1 failed');
  const failure = { name: 'a--one dark', problem: '<b>', pictures: { expected: webp, actual: webp, difference: webp } };
  const html = readFileSync(await writeReport(join(folder, 'report'), [failure], '3 passed, 1 failed'), 'utf8');
  expect(html).toContain('3 passed, 1 failed');
  expect(html).toContain('&lt;b>');
  const sources = [...html.matchAll(/img src="([^"]+)"/g)].map(([, source = '']) => source);
  expect(sources).toEqual(['a--one.dark.expected.png', 'a--one.dark.actual.png', 'a--one.dark.difference.png']);
  for (const source of sources) expect(existsSync(join(folder, 'report', source)), source).toBe(true);
  expect(existsSync(join(folder, 'report', 'a--gone.light.actual.png'))).toBe(false);
});
