import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releaseInto } from './releaseInto';

let home: string;
const kit = () => join(home, 'dist');
const folder = () => join(home, 'static');

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kvartal-release-'));
});
afterEach(() => rm(home, { recursive: true }));

/** A build in which everything is named after it, released as a version. */
async function release(version: string, name: string): Promise<boolean> {
  await rm(kit(), { recursive: true, force: true });
  for (const file of ['kvartal.js', 'kvartal.printed.js', 'outdated.js', 'integrity.json', `c/${name}/search.js`]) {
    await mkdir(dirname(join(kit(), file)), { recursive: true });
    await writeFile(join(kit(), file), `${file} of ${name}`);
  }
  return releaseInto(folder(), { version, kit: kit() });
}

/** Path → content of all that a static host serves. */
async function served(): Promise<Record<string, string>> {
  const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path.slice(folder().length), await readFile(path, 'utf8')])));
}

describe('a folder for a static host', () => {
  test('keeps every version and build, and its addresses without a version move on', async () => {
    expect(await release('1.0.0', 'first')).toBe(true);
    const before = await served();
    expect(await release('1.1.0', 'second')).toBe(true);
    const after = await served();

    const moving = ['kvartal.js', 'kvartal.printed.js', 'outdated.js', 'integrity.json'].map((file) => `/kit/${file}`);
    for (const path of moving) expect([before[path], after[path]]).toEqual([`${path.slice(5)} of first`, `${path.slice(5)} of second`]);
    for (const [path, content] of Object.entries(before)) if (!moving.includes(path)) expect([path, after[path]]).toEqual([path, content]);
    for (const path of ['/kit/c/second/search.js', '/kit/1.1.0/c/second/search.js'])
      expect(after[path]).toBe('c/second/search.js of second');
    expect(after['/kit/1.1.0/kvartal.js']).toBe('kvartal.js of second');
  });

  test('is the same after a second run', async () => {
    await release('1.0.0', 'first');
    await release('1.1.0', 'second');
    const before = await served();
    expect(await release('1.1.0', 'second')).toBe(true);
    expect(await served()).toEqual(before);
  });

  test('refuses other files under a published version: nothing that pages load moves', async () => {
    await release('1.0.0', 'first');
    const before = await served();
    expect(await release('1.0.0', 'another')).toBe(false);
    expect(await served()).toMatchObject(before);
  });
});
