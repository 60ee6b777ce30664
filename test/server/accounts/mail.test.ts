import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addJob } from '../../../examples/server/jobs/addJob';
import type { JobFailure } from '../../../examples/server/jobs/jobHandling';
import { runDueJobs } from '../../../examples/server/jobs/jobRunner';
import { failedJobs } from '../../../examples/server/jobs/jobStore';
import type { Letter } from '../../../examples/server/mail/letter';
import { removeLettersTo, removeOldLetters } from '../../../examples/server/mail/letterFolder';
import { letterLimit } from '../../../examples/server/mail/letterLimit';
import { moveLeftLetters } from '../../../examples/server/mail/outbox';
import { letterSender, reasonOf } from '../../../examples/server/mail/sendLetter';
import { folderTransport, type MailTransport, smtpTransport } from '../../../examples/server/mail/transports';
import { letterWriter } from '../../../examples/server/mail/writeLetter';
import { readLetter } from '../support/mail/readLetter';
import { type SmtpServer, startSmtpServer } from '../support/mail/smtpServer';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { temporaryFolder } from '../support/temporaryFolder';

const sender = { name: 'Квартал', address: 'noreply@kvartal.example', support: 'help@kvartal.example' };
const site = { url: 'https://kvartal.example', support: sender.support };

describe.each(engines)('letters on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('as jobs', () => {
    let server: SeededServer;
    let smtp: SmtpServer;
    const endings: (() => Promise<void>)[] = [];
    const failures: JobFailure[] = [];
    beforeAll(async () => {
      [server, smtp] = await Promise.all([startSeededServer(await start()), startSmtpServer()]);
    });
    afterAll(async () => {
      await smtp?.stop();
      await server?.stop();
    });
    beforeEach(async () => {
      await server.jobs.query('delete from graphile_worker._private_jobs');
      failures.length = 0;
      Object.assign(smtp, { mood: 'accepting', beforeAccepting: async () => undefined });
    });
    afterEach(async () => {
      for (const ending of endings.splice(0)) await ending();
    });

    const add = async (more: Partial<Letter> = {}) => {
      const letter = {
        kind: 'test',
        recipient: `reader.${Math.random().toString(36).slice(2)}@example.ru`,
        subject: 'Проверка',
        text: 'Текст',
        html: '<p>Текст</p>',
        ...more,
      };
      await addJob(server.db, 'send_letter', { kind: 'ready', letter });
      return letter.recipient;
    };
    const sendDue = (transport: MailTransport = smtpTransport(smtp.url, sender)) =>
      runDueJobs(
        server.jobs,
        {
          send_letter: letterSender({ transport, mayReceive: letterLimit(server.jobs), write: letterWriter(server.db, () => site) }),
          erase_account: async () => undefined,
          check_listing: async () => undefined,
          tell_unread: async () => undefined,
          purge_keys: async () => undefined,
          clean_up: async () => undefined,
        },
        { onFailure: (failure) => failures.push(failure) },
      );
    const rows = async () =>
      (await server.jobs.query('select attempts, max_attempts, last_error, run_at > now() as later from graphile_worker.jobs order by id'))
        .rows;
    const makeDue = () => server.jobs.query('update graphile_worker._private_jobs set run_at = now()');
    const arrived = (recipient: string) => smtp.received.filter(({ to }) => to.includes(recipient));

    test('are sent once, in order, and leave nothing behind', async () => {
      const recipients = [await add(), await add(), await add()];
      await sendDue();
      await sendDue();
      expect(smtp.received.slice(-3).map(({ to }) => to)).toEqual(recipients.map((recipient) => [recipient]));
      expect(await rows()).toEqual([]);
      expect(failures).toEqual([]);
    });

    test('arrive as they were written', async () => {
      const recipient = await add({
        subject: 'Здравствуйте — это длинная тема, которая не поместится в одну строку заголовка',
        text: 'Текст\n.\nконец',
        html: '<p>Ж &amp; Ы</p>',
      });
      await sendDue();
      const [received] = arrived(recipient);
      expect(received?.from).toBe('noreply@kvartal.example');
      const { headers, parts } = readLetter(received?.source ?? '');
      expect(headers).toMatchObject({
        from: 'Квартал <noreply@kvartal.example>',
        to: recipient,
        'reply-to': 'help@kvartal.example',
        subject: 'Здравствуйте — это длинная тема, которая не поместится в одну строку заголовка',
        'auto-submitted': 'auto-generated',
        'message-id': expect.stringMatching(/^<[\d.]+@kvartal\.example>$/),
      });
      expect(parts).toEqual({ 'text/plain': 'Текст\n.\nконец', 'text/html': '<p>Ж &amp; Ы</p>' });
    });

    test('are retried while the mail server is busy, under the same id', async () => {
      const recipient = await add();
      const ids: string[] = [];
      const transport: MailTransport = {
        async send(letter, signal) {
          ids.push(`${letter.id} ${letter.createdAt.getTime()}`);
          await smtpTransport(smtp.url, sender).send(letter, signal);
        },
      };
      smtp.mood = 'busy';
      await sendDue(transport);
      expect(await rows()).toEqual([{ attempts: 1, max_attempts: 14, last_error: expect.stringContaining('451'), later: true }]);
      await sendDue(transport);
      expect(ids).toHaveLength(1);
      smtp.mood = 'accepting';
      await makeDue();
      await sendDue(transport);
      expect(arrived(recipient)).toHaveLength(1);
      expect(ids).toEqual([ids[0], ids[0]]);
    });

    test('of one kind reach one address five times an hour', async () => {
      const recipient = await add();
      for (let more = 1; more < 7; more++) await add({ recipient });
      await add({ recipient, kind: 'other' });
      await sendDue();
      expect(arrived(recipient)).toHaveLength(6);
      expect(await rows()).toEqual([]);
    });

    test('wait for an unreachable mail server', async () => {
      const other = await startSmtpServer();
      await other.stop();
      await add();
      await sendDue(smtpTransport(other.url, sender));
      expect(await rows()).toMatchObject([{ attempts: 1, later: true }]);
      expect(failures.map(({ error, ...failure }) => ({ ...failure, reason: reasonOf(error) }))).toEqual([
        { job: 'send_letter', attempt: 1, reason: expect.stringContaining('CONN'), gaveUp: false },
      ]);
    });

    test('to unknown recipients are given up at once, without delaying others, and reported without addresses', async () => {
      const nobody = await add();
      const somebody = await add();
      await sendDue({
        async send(written, signal) {
          smtp.mood = written.recipient === nobody ? 'refusing' : 'accepting';
          await smtpTransport(smtp.url, sender).send(written, signal);
        },
      });
      await makeDue();
      await sendDue();
      expect([arrived(nobody), arrived(somebody)].map(({ length }) => length)).toEqual([0, 1]);
      expect(await failedJobs(server.jobs)).toMatchObject([{ job: 'send_letter', attempts: 1, error: expect.stringContaining('550') }]);
      const [failure] = failures;
      expect([failure?.gaveUp, reasonOf(failure?.error)]).toEqual([true, 'EENVELOPE RCPT TO 550']);
    });

    test.each(['\n', '\r\n', '\r', '\u0000', '\u0085'])(
      'with a line end (%j) in the recipient or subject are not sent',
      async (lineEnd) => {
        const before = smtp.received.length;
        for (const field of ['recipient', 'subject'] as const) {
          // The database itself takes no zero bytes.
          await add({ [field]: `a@example.ru${lineEnd}Bcc: everybody@example.ru` }).catch(() => undefined);
        }
        await sendDue();
        expect(smtp.received).toHaveLength(before);
      },
    );

    test.each([
      'a@example.ru,b@example.ru',
      'a@example.ru;b@example.ru',
      'a@example.ru> <b@example.ru',
      '"x"<b@example.ru>',
      'a b@example.ru',
      'a',
    ])('have one address as recipient: %s', async (recipient) => {
      await add({ recipient });
      const before = smtp.received.length;
      await sendDue();
      expect(smtp.received).toHaveLength(before);
      expect(await failedJobs(server.jobs)).toHaveLength(1);
    });

    test('that the previous release has left are sent, not those that it is sending', async () => {
      const [left, due, sent] = ['left@example.ru', 'due@example.ru', 'sent@example.ru'];
      const letter = { kind: 'welcome', subject: 's', text: 't', html: 'h', created_at: new Date() };
      const old = new Date(Date.now() - 20 * 60_000);
      await server.db
        .insertInto('outbox')
        .values([
          { ...letter, recipient: left, run_at: old },
          { ...letter, recipient: due, run_at: new Date() },
          { ...letter, recipient: sent, run_at: old, sent_at: old },
        ])
        .execute();
      await Promise.all([moveLeftLetters(server.db), moveLeftLetters(server.db)]);
      await sendDue();
      expect([left, due, sent].map((recipient) => arrived(recipient).length)).toEqual([1, 0, 0]);
      expect(await server.db.selectFrom('outbox').select('recipient').orderBy('id').execute()).toEqual([
        { recipient: due },
        { recipient: sent },
      ]);
    });

    test('are written to a private folder without a mail server', async () => {
      const folder = await temporaryFolder();
      endings.push(() => rm(folder, { recursive: true, force: true }));
      const recipient = await add();
      await sendDue(folderTransport(join(folder, 'mail'), sender));
      const [name = '', ...others] = await readdir(join(folder, 'mail'));
      expect(others).toEqual([]);
      expect(name).toMatch(/^[\dTZ-]+-\d+-test\.eml$/);
      const { headers, parts } = readLetter(await readFile(join(folder, 'mail', name), 'utf8'));
      expect([headers.to, parts['text/plain']]).toEqual([recipient, 'Текст']);
      expect([(await stat(join(folder, 'mail'))).mode & 0o777, (await stat(join(folder, 'mail', name))).mode & 0o777]).toEqual([
        0o700, 0o600,
      ]);
    });

    test('a folder of letters forgets those to a deleted account, and those that are a month old', async () => {
      const folder = await temporaryFolder();
      endings.push(() => rm(folder, { recursive: true, force: true }));
      const [gone, other] = [await add(), await add()];
      await sendDue(folderTransport(folder, sender));
      const left = async () =>
        Promise.all((await readdir(folder)).map(async (name) => readLetter(await readFile(join(folder, name), 'utf8')).headers.to));
      expect((await left()).sort()).toEqual([gone, other].sort());
      await removeLettersTo(folder, [gone.toUpperCase()]);
      expect(await left()).toEqual([other]);
      await removeOldLetters(folder, Date.now() + 29 * 24 * 3600 * 1000);
      expect(await left()).toEqual([other]);
      await removeOldLetters(folder, Date.now() + 31 * 24 * 3600 * 1000);
      expect(await left()).toEqual([]);
      await removeLettersTo(join(folder, 'none'), [other]);
    });
  });
});
