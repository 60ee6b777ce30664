import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLetter, type Letter, outboxOf } from '../../../examples/server/mail/outbox';
import { type LetterSenderOptions, nextAttemptTime, sendLetters } from '../../../examples/server/mail/sendLetters';
import { folderTransport, type MailTransport, smtpTransport } from '../../../examples/server/mail/transports';
import { readLetter } from '../support/readLetter';
import { engines, type SeededServer, startSeededServer } from '../support/seededServer';
import { type SmtpServer, startSmtpServer } from '../support/smtpServer';
import { temporaryFolder } from '../support/temporaryFolder';

const sender = { name: 'Квартал', address: 'noreply@kvartal.example', support: 'help@kvartal.example' };
const minute = 60_000;

describe.each(engines)('letters on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('in the outbox', () => {
    let server: SeededServer;
    let smtp: SmtpServer;
    const endings: (() => Promise<void>)[] = [];
    const failures: unknown[] = [];
    beforeAll(async () => {
      [server, smtp] = await Promise.all([startSeededServer(await start()), startSmtpServer()]);
    });
    afterAll(async () => {
      await smtp?.stop();
      await server?.stop();
    });
    beforeEach(async () => {
      await server.db.deleteFrom('outbox').execute();
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
      failures.length = 0;
      Object.assign(smtp, { mood: 'accepting', beforeAccepting: async () => undefined });
    });
    afterEach(async () => {
      for (const ending of endings.splice(0)) await ending();
      vi.useRealTimers();
    });

    const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
    const letter = (more: Partial<Letter> = {}): Letter => ({
      kind: 'test',
      recipient: `reader.${Math.random().toString(36).slice(2)}@example.ru`,
      subject: 'Проверка',
      text: 'Текст',
      html: '<p>Текст</p>',
      ...more,
    });
    const add = async (more?: Partial<Letter>) => {
      const written = letter(more);
      await addLetter(server.db, written);
      return written.recipient;
    };
    /** Checks only when told to. */
    const postman = (transport: MailTransport = smtpTransport(smtp.url, sender), options: Partial<LetterSenderOptions> = {}) => {
      const made = sendLetters({
        outbox: outboxOf(server.db),
        transport,
        onFailure: (failure) => failures.push(failure),
        onError: (error) => failures.push(error),
        interval: 2 ** 30,
        ...options,
      });
      endings.push(made.stop);
      return made;
    };
    const rows = () => server.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const arrived = (recipient: string) => smtp.received.filter(({ to }) => to.includes(recipient));

    test('are sent once, in order', async () => {
      const recipients = [await add(), await add(), await add()];
      const { sendDue } = postman();
      await sendDue();
      await sendDue();
      expect(smtp.received.slice(-3).map(({ to }) => to)).toEqual(recipients.map((recipient) => [recipient]));
      expect(await rows()).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ attempts: 1, sent_at: new Date(), last_error: null })),
      );
      expect(failures).toEqual([]);
    });

    test('arrive as they were written', async () => {
      const recipient = await add({
        subject: 'Здравствуйте — это длинная тема, которая не поместится в одну строку заголовка',
        text: 'Текст\n.\nконец',
        html: '<p>Ж &amp; Ы</p>',
      });
      await postman().sendDue();
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
        date: 'Mon, 02 Mar 2026 09:00:00 +0000',
      });
      expect(parts).toEqual({ 'text/plain': 'Текст\n.\nконец', 'text/html': '<p>Ж &amp; Ы</p>' });
    });

    test('are retried with growing pauses while the mail server is busy', async () => {
      const [first, second] = [await add(), await add()];
      const { sendDue } = postman();
      smtp.mood = 'busy';
      await sendDue();
      // The second letter was not attempted.
      expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0]);
      expect((await rows())[0]).toMatchObject({
        sent_at: null,
        run_at: new Date(Date.now() + minute),
        last_error: expect.stringContaining('451'),
      });
      later(minute);
      await sendDue();
      await sendDue();
      expect((await rows()).map(({ attempts, run_at }) => [attempts, (run_at.getTime() - Date.now()) / minute])).toEqual([
        [2, 2],
        [1, 1],
      ]);
      smtp.mood = 'accepting';
      later(10 * minute);
      await sendDue();
      expect([arrived(first), arrived(second)].map(({ length }) => length)).toEqual([1, 1]);
      expect((await rows()).every(({ sent_at }) => sent_at !== null)).toBe(true);
    });

    test('wait for an unreachable mail server', async () => {
      const other = await startSmtpServer();
      await other.stop();
      await add();
      await postman(smtpTransport(other.url, sender)).sendDue();
      expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }]);
      expect(failures).toEqual([{ kind: 'test', attempt: 1, reason: expect.stringContaining('CONN'), gaveUp: false }]);
    });

    test('to unknown recipients are given up at once, without delaying others', async () => {
      const nobody = await add();
      const { sendDue } = postman({
        async send(written, signal) {
          smtp.mood = written.recipient === nobody ? 'refusing' : 'accepting';
          await smtpTransport(smtp.url, sender).send(written, signal);
        },
      });
      const somebody = await add();
      await sendDue();
      later(365 * 24 * 60 * minute);
      await sendDue();
      expect([arrived(nobody), arrived(somebody)].map(({ length }) => length)).toEqual([0, 1]);
      expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: null });
    });

    test('are given up after the last attempt', () => {
      const now = new Date(0);
      const pauses = Array.from({ length: 14 }, (_, index) => nextAttemptTime(index + 1, now)?.getTime() ?? null);
      expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map((minutes) => minutes * minute));
      expect(pauses.slice(-2)).toEqual([360 * minute, null]);
    });

    test('failures are reported without addresses', async () => {
      const recipient = await add();
      smtp.mood = 'refusing';
      await postman().sendDue();
      expect(failures).toEqual([{ kind: 'test', attempt: 1, reason: 'EENVELOPE RCPT TO 550', gaveUp: true }]);
      expect(JSON.stringify(failures)).not.toContain(recipient);
    });

    test('two processes never send the same letter', async () => {
      const recipients = await Promise.all(Array.from({ length: 12 }, () => add()));
      const senders = [postman(), postman(), postman()];
      await Promise.all(senders.map(({ sendDue }) => sendDue()));
      expect(recipients.map((recipient) => arrived(recipient).length)).toEqual(recipients.map(() => 1));
    });

    test('of a crashed process are sent by another, later', async () => {
      const recipient = await add();
      expect(await outboxOf(server.db).take()).toMatchObject({ recipient, attempts: 1 });
      const { sendDue } = postman();
      await sendDue();
      expect(arrived(recipient)).toEqual([]);
      later(3 * minute);
      await sendDue();
      expect(arrived(recipient)).toHaveLength(1);
      expect(await rows()).toMatchObject([{ attempts: 2 }]);
    });

    test("a late failure of one process does not undo another's success", async () => {
      await add();
      const outbox = outboxOf(server.db);
      const slow = await outbox.take();
      later(3 * minute);
      await postman().sendDue();
      if (slow) await outbox.failed(slow, 'late', new Date());
      expect(await rows()).toMatchObject([{ sent_at: new Date(), last_error: null }]);
    });

    test('stopping waits for the letter in progress and starts no other', async () => {
      const recipients = [await add(), await add()];
      let goOn = () => {};
      const reached = new Promise<void>((resolve) => {
        smtp.beforeAccepting = () => {
          resolve();
          return new Promise((accept) => {
            goOn = accept;
          });
        };
      });
      const { sendDue, stop } = postman();
      const passing = sendDue();
      await reached;
      const stopped = stop();
      goOn();
      await Promise.all([stopped, passing]);
      expect(recipients.map((recipient) => arrived(recipient).length)).toEqual([1, 0]);
      expect((await rows()).map(({ sent_at }) => sent_at !== null)).toEqual([true, false]);
    });

    test('stopping does not wait for a silent mail server', async () => {
      await add();
      smtp.mood = 'silent';
      const before = smtp.connections();
      const { sendDue, stop } = postman(undefined, { stopTimeout: 0 });
      const passing = sendDue();
      await vi.waitFor(() => expect(smtp.connections()).toBeGreaterThan(before));
      await stop();
      await passing;
      expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, run_at: new Date(Date.now() + minute) }]);
    });

    test('the sender polls the outbox', async () => {
      const recipient = await add();
      postman(undefined, { interval: 5 });
      await vi.waitFor(() => expect(arrived(recipient)).toHaveLength(1));
    });

    test.each(['recipient', 'subject'] as const)('line breaks are removed from the %s', async (field) => {
      for (const end of ['\n', '\r\n', '\r', '\u0000', '\u0085']) {
        await expect(add({ [field]: `a@example.ru${end}Bcc: everybody@example.ru` })).rejects.toThrow();
      }
      expect(await rows()).toEqual([]);
    });

    test.each([
      'a@example.ru,b@example.ru',
      'a@example.ru;b@example.ru',
      'a@example.ru> <b@example.ru',
      '"x"<b@example.ru>',
      'a b@example.ru',
      'a',
    ])('a recipient is one address: %s', async (recipient) => {
      await expect(add({ recipient })).rejects.toThrow('outbox_one_address');
    });

    test('are removed after a month', async () => {
      await add();
      later(29 * 24 * 60 * minute);
      await add();
      await outboxOf(server.db).removeOld();
      expect(await rows()).toHaveLength(2);
      later(2 * 24 * 60 * minute);
      await outboxOf(server.db).removeOld();
      expect(await rows()).toHaveLength(1);
    });

    test('are written to a private folder without a mail server', async () => {
      const folder = await temporaryFolder();
      endings.push(() => rm(folder, { recursive: true, force: true }));
      const recipient = await add();
      await postman(folderTransport(join(folder, 'mail'), sender)).sendDue();
      const [name = '', ...others] = await readdir(join(folder, 'mail'));
      expect(others).toEqual([]);
      expect(name).toMatch(/^2026-03-02T09-00-00-000Z-\d+-test\.eml$/);
      const { headers, parts } = readLetter(await readFile(join(folder, 'mail', name), 'utf8'));
      expect([headers.to, parts['text/plain']]).toEqual([recipient, 'Текст']);
      expect([(await stat(join(folder, 'mail'))).mode & 0o777, (await stat(join(folder, 'mail', name))).mode & 0o777]).toEqual([
        0o700, 0o600,
      ]);
    });
  });
});
