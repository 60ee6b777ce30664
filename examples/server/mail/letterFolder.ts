import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long letters that nobody has sent are of use to anybody, ms. */
const keptFor = 30 * 24 * 3600 * 1000;

/** Removes letters to these addresses from a folder of unsent letters, and those that a process has left unfinished. */
export async function removeLettersTo(folder: string, addresses: readonly string[]): Promise<void> {
  const unwanted = new Set(addresses.map((address) => address.toLowerCase()));
  for (const file of await lettersIn(folder)) {
    const recipient = recipientOf(await readFile(file, 'utf8').catch(() => ''));
    if (recipient !== null && unwanted.has(recipient)) await rm(file, { force: true });
  }
}

/** Removes letters that are a month old. */
export async function removeOldLetters(folder: string, now = Date.now()): Promise<void> {
  for (const file of await lettersIn(folder)) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > keptFor) await rm(file, { force: true });
  }
}

/** Empty without the folder. */
async function lettersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => /\.eml(\.part)?$/.test(name)).map((name) => join(folder, name));
}

/** Returns the address of the header `To`, in small letters; null without one. A long header is folded. */
function recipientOf(letter: string): string | null {
  const [head = ''] = letter.split(/\r?\n\r?\n/, 1);
  const [, to] = /^To:(.*)$/im.exec(head.replace(/\r?\n[ \t]+/g, ' ')) ?? [];
  return to?.trim().replace(/^<|>$/g, '').toLowerCase() ?? null;
}
