import { parseArgs } from 'node:util';
import { SettingError } from '../config/settingError';

const usage =
  'Say check and a file or an address: npm run feed -- check feed.xml --json; or import with an account: npm run feed -- import feed.xml --account agent@agency.ru';

/** What `npm run feed` is asked to do. */
export interface FeedCommand {
  readonly name: 'check' | 'import';
  /** A file or an address. */
  readonly place: string;
  readonly isJson: boolean;
  /** E-mail of the account; empty for a check. */
  readonly account: string;
  /** Name of the feed; null takes that of its place. */
  readonly feedName: string | null;
  readonly acceptsVanished: boolean;
}

const options = {
  json: { type: 'boolean' },
  account: { type: 'string' },
  feed: { type: 'string' },
  'accept-vanished': { type: 'boolean' },
} as const;

/** Reads a command line. Throws a SettingError for one that is not understood. */
export function readCommand(args: readonly string[]): FeedCommand {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, place, ...more] = positionals;
    const { json = false, account = '', feed = null, 'accept-vanished': acceptsVanished = false } = values;
    const isWhole = name === 'check' ? account === '' && feed === null && !acceptsVanished : name === 'import' && account !== '';
    if ((name === 'check' || name === 'import') && isWhole && place && feed !== '' && more.length === 0)
      return { name, place, isJson: json, account: account.trim().toLowerCase(), feedName: feed, acceptsVanished };
  } catch {
    // The sentence below names what is understood.
  }
  throw new SettingError(usage);
}
