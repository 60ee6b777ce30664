import { execFile } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../src/api/account';
import { someone } from '../support/accountServer';
import { pictureDir } from '../support/constants';
import { end, endAll, type Started, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

const command = join(import.meta.dirname, '../../../.cache/reference-server/moderator.js');
const eventSchema = v.object({ msg: v.literal('security'), event: v.string(), userId: v.number() });

describe('the command for moderators, on the embedded database', () => {
  let dataDir: string;
  let server: Started;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    await symlink(pictureDir, join(dataDir, 'pictures'));
    server = await start(dataDir);
  });
  afterAll(async () => {
    await endAll();
    await removeDataFolder(dataDir);
  });

  const run = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' };
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
    return stdout.trimEnd().split('\n');
  };
  const failing = (...args: string[]) =>
    run(...args).then(
      () => null,
      (error: { code: number; stderr: string }) => [error.code, error.stderr.trimEnd()],
    );
  const eventsOf = (lines: string[]) => lines.filter((line) => line.startsWith('{')).map((line) => v.parse(eventSchema, JSON.parse(line)));

  test('gives the role and takes it away while the server runs, at once in open sessions', async () => {
    const person = someone();
    const register = await fetch(`${server.origin}/api/users/dev/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(register.status).toBe(201);
    const token = await signIn({ baseUrl: `${server.origin}/api`, fetch }, person);
    const queue = async (method = 'GET', path = '') => {
      const headers = { authorization: `Token ${token}`, ...(method === 'POST' && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${server.origin}/api/moderation/realty/${path}`, {
        method,
        headers,
        ...(method === 'POST' && { body: '{}' }),
      });
      return answer.status;
    };
    expect(await queue()).toBe(404);
    const added = await run('add', ` ${person.email.toUpperCase()} `);
    const [event] = eventsOf(added);
    expect(event).toMatchObject({ event: 'moderator_added', userId: expect.any(Number) });
    // The log and the sentence are written in no certain order.
    expect(added).toContainEqual(expect.stringMatching(/not confirmed/));
    expect([await queue(), await queue('POST', 'next/')]).toEqual([200, 200]);
    const listed = await run('list');
    expect(listed).toContainEqual(expect.stringContaining('\tmoderator@example.com\t'));
    expect(listed).toContain(`${event?.userId}\t${person.email}\t${person.first_name} ${person.last_name}`);
    expect(await failing('add', person.email)).toEqual([1, `${person.email} is a moderator already`]);
    expect(eventsOf(await run('remove', person.email))).toMatchObject([{ event: 'moderator_removed', userId: event?.userId }]);
    expect(await queue()).toBe(404);
    expect(await failing('remove', person.email)).toEqual([1, `${person.email} is not a moderator`]);
  });

  test('says what is wrong', async () => {
    expect(await failing('add', 'nobody@example.com')).toEqual([
      1,
      'No account has the e-mail nobody@example.com: register it on the site first',
    ]);
    for (const args of [[], ['add'], ['list', 'more'], ['promote', 'x@example.com']]) {
      expect(await failing(...args)).toEqual([1, expect.stringMatching(/^Say list, or add, remove or reset-factor with/)]);
    }
  });

  test('works when the server does not run', async () => {
    await end(server.child, 'SIGTERM');
    expect(await run('list')).toContainEqual(expect.stringContaining('\tmoderator@example.com\t'));
  });
});
