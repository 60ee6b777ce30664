import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { OutgoingLetter } from './letter';
import { messageOf, type Sender } from './message';

/** Delivers letters. */
export interface MailTransport {
  /** Rejects unless the letter was certainly accepted, and with an AbortError when the signal aborts. */
  send(letter: OutgoingLetter, signal: AbortSignal): Promise<void>;
}

/** Timeouts of a mail server, ms. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 } as const;

/** `url`: smtp://user:password@host:port, or smtps://; the query may hold nodemailer settings. */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const transport = createTransport({ ...timeouts, url });
  return {
    async send(letter, signal) {
      await transport.sendMail({ ...messageOf(letter, sender), signal });
    },
  };
}

/** Writes one `.eml` file per letter instead of sending it. A further attempt replaces the file. */
export function folderTransport(folder: string, sender: Sender): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter, signal) {
      const { message } = await transport.sendMail({ ...messageOf(letter, sender), signal });
      if (!Buffer.isBuffer(message)) throw new Error('The letter is a stream');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = letter.createdAt.toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${time}-${letter.id}-${letter.kind}.eml`);
      // Renamed when complete, so that nobody reads half a letter.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
