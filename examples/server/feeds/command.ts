/**
 * `npm run feed -- check FILE|URL [--json]`: what would become of each offer of a feed of Яндекс, ЦИАН or Авито. Nothing is stored, no server or
 * database is needed. Ends with 0 when the file could be read, 1 when it is refused as a whole, 2 for a command that is not understood.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { SettingError } from '../config/settingError';
import { checkFeed } from './checkFeed';
import { loadAddressReader } from './listing/address';
import { openFeed } from './openFeed';
import { jsonPrinter, linePrinter } from './printCheck';

const usage = 'Say check and a file or an address: npm run feed -- check feed.xml --json';

function readCommand(args: readonly string[]): { readonly place: string; readonly isJson: boolean } {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { json: { type: 'boolean' } }, allowPositionals: true });
    const [name, place, ...more] = positionals;
    if (name === 'check' && place && more.length === 0) return { place, isJson: values.json === true };
  } catch {
    // The sentence below names what is understood.
  }
  throw new SettingError(usage);
}

try {
  const { place, isJson } = readCommand(process.argv.slice(2));
  const printer = isJson ? jsonPrinter : linePrinter;
  const allowedHosts = (process.env['FEED_HOSTS'] ?? '').split(/[\s,]+/).filter(Boolean);
  const found = await checkFeed(() => openFeed(place, allowedHosts), { address: await loadAddressReader(), keep: printer.offer });
  await pipeline(Readable.from(printer.whole(found)), process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
    // Somebody reads the first lines only: `| head`.
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = found.problem ? 1 : 0;
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 2;
}
