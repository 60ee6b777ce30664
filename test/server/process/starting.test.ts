import { execFile } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { postgresHome } from '../../../examples/server/postgres/home';
import { readPostmaster } from '../../../examples/server/postgres/postmaster';
import { demoAccount } from '../../../examples/server/seed/demoAccount';
import { signIn } from '../../../src/api/account';
import { listMyListings } from '../../../src/api/listing/myListings';
import { listNotifications } from '../../../src/api/notifications';
import { getPersonalAccount } from '../../../src/api/personalAccount';
import { end, launch, start } from '../support/serverProcess';
import { clusterOf } from '../support/temporaryFolder';
import { dataFolders, page, stacksIn, withPictures } from './dataFolders';

const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const folders = dataFolders();

describe('a server that starts', () => {
  test('has its metro stations without demo listings too', async () => {
    const folder = await folders.empty();
    await withPictures(folder);
    const server = await start(folder, { environment: { SEED_LISTINGS: '0', DRAIN_SECONDS: '1' } });
    expect(await page(server)).toMatchObject({ count: 0 });
    const stations = await fetch(`${server.origin}/api/realty-addresses/metro/?station_name=${encodeURIComponent('Сокол')}`);
    expect(await stations.json()).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Сокол', color: expect.any(String) })]));
    expect((await fetch(`${server.origin}/api/realty/?address_metro=${encodeURIComponent('Сокол')}`)).status).toBe(200);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test('starts on an empty folder, stops cleanly with its database, and restarts with the same listings', async () => {
    const folder = await folders.empty();
    await withPictures(folder);
    const first = await start(folder);
    const listings = await page(first);
    expect(first.output()).toContain('demo@example.com');
    expect((await fetch(`${first.origin}/partner/`)).status).toBe(200);
    const token = await signIn({ baseUrl: `${first.origin}/api`, fetch }, demoAccount);
    const demo = { baseUrl: `${first.origin}/api`, fetch, token: () => token };
    const own = await listMyListings(demo, 1);
    expect(own.listings.some(({ status, views }) => status === 'active' && Number(views?.last30Days) > 0)).toBe(true);
    expect(await getPersonalAccount(demo)).toEqual({
      listings: own.count,
      unreadMessages: expect.any(Number),
      unreadChats: expect.any(Number),
      unreadNotifications: expect.any(Number),
    });
    const told = await listNotifications(demo, 1);
    expect(told.items.map(({ isNew }) => isNew)).toEqual(expect.arrayContaining([true, false]));
    const database = await readPostmaster(await clusterOf(folder));
    expect(database).not.toBeNull();
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();

    const second = await start(folder, { environment: { SEED_LISTINGS: '500', PARTNER_PAGES: 'off' } });
    expect(await page(second)).toEqual(listings);
    expect((await fetch(`${second.origin}/partner/`)).status).toBe(404);
    // Nothing is migrated or seeded again.
    expect(second.output()).not.toMatch(/Seeded|demo@example\.com/);
    expect(await end(second.child, 'SIGINT')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
  }, 180_000);

  test('stopped while it starts, it stops its database', async () => {
    const folder = await folders.empty();
    await withPictures(folder);
    const { child, ready } = launch(folder, { environment: { SEED_LISTINGS: '5000' } });
    const failed = ready.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    await vi.waitFor(async () => expect((await readPostmaster(await clusterOf(folder)))?.ready).toBe(true), 30_000);
    expect(await end(child, 'SIGTERM')).toBe(143);
    expect(stacksIn(await failed)).toEqual([]);
    // One that did not answer yet is told to stop, and nobody waits for it.
    await vi.waitFor(async () => expect(await readPostmaster(await clusterOf(folder))).toBeNull(), 30_000);
  });

  test.skipIf(!isRoot)('two servers in a folder that PostgreSQL cannot reach agree on one database elsewhere', async () => {
    const dataDir = join(await folders.empty(), 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o700);
    const homes = await Promise.all(Array.from({ length: 5 }, () => postgresHome(dataDir, { uid: nobody, gid: nobody })));
    folders.alsoUse(dataDir);
    expect(new Set(homes.map(({ cluster }) => cluster))).toEqual(new Set([await clusterOf(dataDir)]));
  });

  test('two servers on an empty folder share one database, and the last one stops it', async () => {
    const folder = await folders.empty();
    await withPictures(folder);
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    expect(await page(second)).toEqual(await page(first));
    expect([first, second].filter((server) => server.output().includes('Seeded'))).toHaveLength(1);
    await end(first.child, 'SIGTERM');
    expect(await readPostmaster(await clusterOf(folder))).not.toBeNull();
    await page(second);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
    expect(await readPostmaster(await clusterOf(folder))).toBeNull();
    // Two servers create two clusters at once, one of which is discarded.
  }, 60_000);

  test('reports an invalid setting in one line', async () => {
    const { child, ready } = launch(await folders.empty(), { environment: { SEED_LISTINGS: 'many' } });
    const message = await ready.then(
      () => 'it started',
      (error: Error) => error.message.split('\n').slice(1).join('\n'),
    );
    expect(child.exitCode).toBe(1);
    expect(message).toBe('SEED_LISTINGS must be a whole number from 0 to 1000000');
  });

  test('a start that nothing can bring to an end says what it waited for, and ends what it had started', async () => {
    const module = join(import.meta.dirname, '../../../examples/server/operation/failedStart.ts');
    const program = `import { nameSteps, onFailedStart } from ${JSON.stringify(module)};
      onFailedStart(async () => console.log('stopped'));
      const waitFor = nameSteps(console.error);
      waitFor('another step');
      waitFor('an answer that is lost');
      await new Promise(() => undefined);`;
    const options = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
    const ending = await promisify(execFile)(process.execPath, options).catch((error: unknown) => error);
    expect(ending).toMatchObject({ code: 1, stdout: 'stopped\n' });
    expect(ending).toMatchObject({ stderr: expect.stringContaining('it waited for an answer that is lost, and nothing was left') });
  });

  test.skipIf(!isRoot)('runs as an ordinary user', async () => {
    const folder = await folders.empty();
    await withPictures(folder);
    await chown(folder, nobody, nobody);
    const server = await start(folder, { user: nobody });
    await page(server);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test.skipIf(!isRoot)('runs as root with data in a private folder', async () => {
    const folder = await folders.empty();
    await chmod(folder, 0o700);
    const dataDir = join(folder, 'data');
    folders.alsoUse(dataDir);
    await mkdir(dataDir);
    await withPictures(dataDir);
    const server = await start(dataDir);
    const listings = await page(server);
    expect((await clusterOf(dataDir)).startsWith(folder)).toBe(false);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    const again = await start(dataDir);
    expect(await page(again)).toEqual(listings);
    expect(await end(again.child, 'SIGTERM')).toBe(0);
  });
});
