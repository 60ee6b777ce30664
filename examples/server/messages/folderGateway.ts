import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageFailure, type MessageGateway } from './messageGateway';

/**
 * For development: writes each text into the folder of unsent letters, as a letter to the number, so that they go with the account as letters do;
 * and tells it.
 */
export function folderGateway(folder: string, tell: (line: string) => void): MessageGateway {
  return {
    async send({ phone, text }) {
      const now = new Date();
      const file = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}-${randomUUID()}-phone.eml`);
      const lines = [
        `To: +7${phone}`,
        `Date: ${now.toUTCString()}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        '',
        text,
        '',
      ];
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Renamed when complete, so that nobody reads half a text.
        await writeFile(`${file}.part`, lines.join('\r\n'), { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MessageFailure(`The folder: ${error instanceof Error && 'code' in error ? error.code : 'unknown'}`, false);
      }
      tell(`To +7${phone}: ${text}`);
    },
  };
}
