import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { differences } from '../../../examples/server/drill/contents';
import { drill } from '../../../examples/server/drill/drill';
import { startEmbeddedPostgres } from '../../../examples/server/postgres/embeddedPostgres';
import { run } from '../support/databases';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const ending of endings.splice(0).reverse()) await ending();
});

test('a drill copies the embedded database and its photos, compares both, and leaves nothing behind', async () => {
  const dataDir = await temporaryFolder();
  endings.push(() => removeDataFolder(dataDir));
  const server = await startEmbeddedPostgres(dataDir);
  await run(server.target, "create table kept as select number, 'цел' as what from generate_series(1, 3) as number");
  const settings = { databaseUrl: null, dataDir, pictureStorage: null };
  await expect(drill(settings, () => undefined)).rejects.toThrow(/^Stop the server first/);
  await server.stop();
  await mkdir(join(dataDir, 'pictures/ab'), { recursive: true });
  await writeFile(join(dataDir, 'pictures/ab/320.jpg'), 'photo');

  const place = await temporaryFolder();
  endings.push(() => rm(place, { recursive: true, force: true }));
  vi.stubEnv('TMPDIR', place);
  endings.push(async () => vi.unstubAllEnvs());
  const said: string[] = [];
  const result = await drill(settings, (text) => said.push(text));
  expect(result.differences).toEqual([]);
  expect(result.source).toEqual({
    'public.kept': { count: 3, sum: expect.stringMatching(/^-?\d+$/) },
    pictures: { count: 1, sum: expect.stringMatching(/^[\da-f]{64}$/) },
  });
  expect(said).toEqual(['Reading the embedded database', 'Copying the folder', 'Starting a database on the copy']);
  expect(await readdir(place)).toEqual([]);
  expect(await readFile(join(dataDir, 'pictures/ab/320.jpg'), 'utf8')).toBe('photo');
});

test('a database that does not answer is a sentence without its address', async () => {
  const settings = { databaseUrl: 'postgres://kvartal:hunter2@127.0.0.1:1/kvartal', dataDir: '/nowhere', pictureStorage: null };
  await expect(drill(settings, () => undefined)).rejects.toThrow(/^The database cannot be read: ECONNREFUSED$/);
});

test('every difference is a sentence', () => {
  const source = { a: { count: 1, sum: '1' }, b: { count: 1, sum: '1' }, c: { count: 1, sum: '1' }, d: { count: 1, sum: '1' } };
  const copy = { a: { count: 1, sum: '1' }, b: { count: 2, sum: '1' }, c: { count: 1, sum: '2' }, e: { count: 1, sum: '1' } };
  expect(differences(source, copy)).toEqual([
    'b has 2 instead of 1',
    'c has as many as before, with other content',
    'd is missing in the copy',
    'e is in the copy alone',
  ]);
});
