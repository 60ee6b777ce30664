import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf, type Sender } from './message';
import type { QueuedLetter } from './outbox';

/** Where letters go. */
export interface MailTransport {
  /** Rejects when it is not certain that the letter has arrived, and with an AbortError when the signal ends it. */
  send(letter: QueuedLetter, signal: AbortSignal): Promise<void>;
}

/** Longest silences of a mail server, ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 } as const;

/** `url`: smtp://user:password@host:port, or smtps://; settings of nodemailer may stand in its query. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createTransport({ ...patience, url });
  return {
    async send(letter, signal) {
      await transport.sendMail({ ...messageOf(letter, sender), signal });
    },
  };
}

/** One `.eml` a letter, for whoever wants to read what would have been sent. A letter that is tried again replaces its file. */
export function folderTransport(folder: string, sender: Sender): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter, signal) {
      const { message } = await transport.sendMail({ ...messageOf(letter, sender), signal });
      if (!Buffer.isBuffer(message)) throw new Error('The letter is a stream');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = letter.createdAt.toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${letter.id}-${letter.kind}.eml`);
      // Whoever watches the folder never sees half a letter.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
