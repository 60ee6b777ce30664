import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { welcomeLetter } from '../../../examples/server/mail/welcomeLetter';
import { postOf } from '../../../src/api/client/post';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { pictureDir } from '../support/constants';
import { readLetter } from '../support/mail/readLetter';
import { letterSite, sendLetters } from '../support/mail/sendLetters';
import { type SmtpServer, startSmtpServer } from '../support/mail/smtpServer';
import { engines } from '../support/seededServer';
import { end, endAll, start } from '../support/serverProcess';
import { removeDataFolder, temporaryFolder } from '../support/temporaryFolder';

describe('a registration', () => {
  let server: AccountServer;
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
    server = await startAccountServer(await engines[0].start(), { hasher: countingHasher() });
  });
  afterAll(async () => {
    await smtp?.stop();
    await server?.stop();
  });
  const letters = async () => (await server.jobs.query('select payload from graphile_worker._private_jobs order by id')).rows;

  test('sends one letter with the next steps and no secrets', async () => {
    const person = someone();
    expect((await server.register(person, somewhere())).status).toBe(201);
    // Nothing personal stands in the queue.
    expect(await letters()).toEqual([{ payload: { kind: 'welcome', userId: expect.any(Number) } }]);
    await sendLetters(server, smtp);
    const [received, ...others] = smtp.received;
    expect(others).toEqual([]);
    const { headers, parts } = readLetter(received?.source ?? '');
    expect(headers).toMatchObject({ to: person.email, subject: 'Вы зарегистрировались на «Квартале»', 'reply-to': letterSite.support });
    for (const part of [parts['text/plain'], parts['text/html']]) {
      expect(part).toContain('Здравствуйте, Мария!');
      expect(part).toContain('https://kvartal.example/');
      expect(part).toContain('help@kvartal.example');
      for (const secret of [person.password, person.phone_number]) expect(part).not.toContain(secret);
    }
    expect(parts['text/plain']).not.toMatch(/<|&\w+;/);
    expect(parts['text/html']).toMatch(/^<!doctype html>/);
    expect(parts['text/html']).not.toMatch(/<script|<link|undefined|\[object/);
    // One picture, the same for everybody: it does not tell who has opened the letter.
    const sources = [...(parts['text/html'] ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toEqual(['https://kvartal.example/documents/mark.png']);
  });

  test('that fails sends none', async () => {
    const before = (await letters()).length;
    const person = someone();
    await server.register(person, somewhere());
    for (const taken of [person, { ...someone(), email: person.email }, { ...someone(), phone_number: person.phone_number }]) {
      expect((await server.register(taken, somewhere())).status).toBe(400);
    }
    expect((await server.register({ ...someone(), terms_agreed: false }, somewhere())).status).toBe(400);
    expect(await letters()).toHaveLength(before + 1);
  });

  test('twice at once for one address creates one user and one letter', async () => {
    const before = (await letters()).length;
    const person = someone();
    const statuses = await Promise.all([1, 2].map(async () => (await server.register(person, somewhere())).status));
    expect(statuses.toSorted()).toEqual([201, 400]);
    expect(await letters()).toHaveLength(before + 1);
  });

  test('is rolled back if the letter cannot be ordered', async () => {
    const rename = (from: string, to: string) => server.jobs.query(`alter schema ${from} rename to ${to}`);
    await rename('graphile_worker', 'elsewhere');
    const person = someone();
    expect((await server.register(person, somewhere())).status).toBe(500);
    await rename('elsewhere', 'graphile_worker');
    expect(await server.db.selectFrom('users').select('id').where('email', '=', person.email).execute()).toEqual([]);
    expect((await server.register(person, somewhere())).status).toBe(201);
  });
});

test('escapes names in the letter', () => {
  const { subject, text, html } = welcomeLetter(
    { firstName: '<a href="//evil.example">"&\'', recipient: 'a@example.ru', token: 't' },
    letterSite,
  );
  expect(html).toContain('Здравствуйте, &lt;a href=&quot;//evil.example&quot;&gt;&quot;&amp;&#39;!');
  expect(html).not.toContain('evil.example">');
  expect(text).toContain('Здравствуйте, <a href="//evil.example">');
  expect(subject).not.toContain('evil');
});

describe('the server as a process', () => {
  let folder: string;
  let smtp: SmtpServer;
  beforeAll(async () => {
    [folder, smtp] = await Promise.all([temporaryFolder(), startSmtpServer()]);
    await symlink(pictureDir, join(folder, 'pictures'));
  });
  afterAll(async () => {
    await endAll();
    await smtp?.stop();
    await removeDataFolder(folder);
  });

  test('sends letters at once with links to itself, logs no address, and stops cleanly', async () => {
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'Квартал <noreply@kvartal.example>', SUPPORT_EMAIL: 'help@kvartal.example' };
    const running = await start(folder, { environment });
    const [welcome, refused] = [someone(), someone()];
    const register = async (person: object) => (await fetch(`${running.origin}/api/users/dev/`, postOf(person))).status;
    const arrived = new Promise<void>((resolve) => {
      smtp.beforeAccepting = async () => resolve();
    });
    expect(await register(welcome)).toBe(201);
    await arrived;
    smtp.mood = 'refusing';
    expect(await register(refused)).toBe(201);
    await running.wrote('a job failed');
    expect(await end(running.child, 'SIGTERM')).toBe(0);

    expect(smtp.received.map(({ to }) => to)).toEqual([[welcome.email]]);
    const { parts } = readLetter(smtp.received[0]?.source ?? '');
    expect(parts['text/plain']).toContain(`Перейти на сайт: http://localhost:${new URL(running.origin).port}/`);
    expect(running.output()).toContain('EENVELOPE RCPT TO 550');
    for (const { email } of [welcome, refused]) expect(running.output()).not.toContain(email);
  });
});
