import { isActive } from '../../accounts/authentication';
import { loadAddresses } from '../../addresses/addressRegister';
import { SettingError } from '../../config/settingError';
import { readSettings } from '../../config/settings';
import { checkDatabase, checkSchema } from '../../database/checkDatabase';
import { openDatabase, openPool } from '../../database/connect';
import { loadStations } from '../../metro/stations';
import { instanceOf, openPictures } from '../../pictures/openPictures';
import { uploadsTo } from '../../pictures/uploadedPicture';
import { uploadJournal } from '../../pictures/uploadJournal';
import { startEmbeddedPostgres } from '../../postgres/embeddedPostgres';
import { folderOf, withoutPassword } from '../feedPlace';
import { loadAddressReader } from '../listing/address';
import type { FeedCommand } from '../readCommand';
import type { FeedFile } from '../readFeed';
import { openFeedOf } from './feedStore';
import { siteFeed } from './followFeed';
import { importFeed } from './importFeed';
import { photoLoader } from './offerPhotos';
import { importPrinter } from './printImport';

/** Imports a feed with the settings of the server, and returns what to print. */
export async function runImport(
  { place, account, feedName, acceptsVanished, isJson }: FeedCommand,
  open: () => Promise<FeedFile>,
  allowedHosts: readonly string[],
): Promise<{ readonly text: Iterable<Buffer | string>; readonly hasProblem: boolean }> {
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres(settings.dataDir);
  const db = openDatabase(
    openPool({ target: embedded?.target ?? { url: settings.databaseUrl ?? '' }, statementTimeout: 60_000, poolSize: 8 }),
  );
  try {
    await checkDatabase(db);
    await checkSchema(db);
    const user = await db.selectFrom('users').select('id').where('email', '=', account).where(isActive).executeTakeFirst();
    if (!user) throw new SettingError(`No account that is open has the e-mail ${account}`);
    const source = withoutPassword(place);
    const feed = await openFeedOf(db, user.id, feedName ?? source, source);
    const [stations, addresses, address] = [await loadStations(db), await loadAddresses(), await loadAddressReader()];
    const uploads = uploadsTo(openPictures(settings).files, uploadJournal(db, `${instanceOf(settings)}:feed ${feed.id}`));
    const printer = importPrinter(isJson);
    const report = await importFeed(open, {
      db,
      feed,
      reference: { stations, addresses },
      address,
      loadPhoto: photoLoader(uploads, allowedHosts, folderOf(place)),
      acceptsVanished,
      isOwnSite: feedName === siteFeed && settings.listingsFeed?.agency.email === account,
      keep: printer.offer,
    });
    return { text: printer.whole(report), hasProblem: report.problem !== null };
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}
