/**
 * `npm run feed -- check FILE|URL [--json]`: what would become of each offer of a feed of Яндекс, ЦИАН or Авито. Nothing is stored, no server or
 * database is needed. `npm run feed -- import FILE|URL --account E-MAIL [--feed NAME] [--accept-vanished] [--json]` makes listings of them. Ends
 * with 0 when the file could be read, 1 when it is refused as a whole or the run held, 2 for a command that is not understood and for failures.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readFeedHosts } from '../config/listingsFeedSettings';
import { SettingError } from '../config/settingError';
import { type CheckedOffer, checkFeed, type FeedCheck } from './checkFeed';
import { loadAddressReader } from './listing/address';
import { openFeed } from './openFeed';
import { jsonPrinter, linePrinter } from './printCheck';
import { readCommand } from './readCommand';

try {
  const command = readCommand(process.argv.slice(2));
  const { place, isJson } = command;
  const allowedHosts = readFeedHosts(process.env);
  const open = () => openFeed(place, allowedHosts);
  const print = (text: Iterable<Buffer | string>) =>
    pipeline(Readable.from(text), process.stdout, { end: false }).catch((error: NodeJS.ErrnoException) => {
      // Somebody reads the first lines only: `| head`.
      if (error.code !== 'EPIPE') throw error;
    });
  if (command.name === 'check') {
    const printer = isJson ? jsonPrinter : linePrinter;
    const found: FeedCheck<Buffer> = await checkFeed(open, {
      address: await loadAddressReader(),
      keep: (offer: CheckedOffer) => printer.offer(offer),
    });
    await print(printer.whole(found));
    process.exitCode = found.problem ? 1 : 0;
  } else {
    // Checking needs neither a database nor what an import loads.
    const { runImport } = await import('./import/runImport');
    const { text, hasProblem } = await runImport(command, open, allowedHosts);
    await print(text);
    process.exitCode = hasProblem ? 1 : 0;
  }
} catch (error) {
  const isPlain = error instanceof SettingError || (error instanceof Error && ['DatabaseProblem', 'PostgresProblem'].includes(error.name));
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
