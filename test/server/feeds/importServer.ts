import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { openFeedOf } from '../../../examples/server/feeds/import/feedStore';
import type { ImportedOffer, ImportReport } from '../../../examples/server/feeds/import/importedOffer';
import { type ImportParts, importFeed, type OpenFeed } from '../../../examples/server/feeds/import/importFeed';
import { loadAddressReader } from '../../../examples/server/feeds/listing/address';
import type { FileValidators } from '../../../examples/server/feeds/readFeed';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { uploadsTo } from '../../../examples/server/pictures/uploadedPicture';
import { uploadJournal } from '../../../examples/server/pictures/uploadJournal';
import { smallPhotos } from '../../support/smallPhotos';
import { pictureDir } from '../support/constants';
import { startModerationServer } from '../support/moderationServer';
import type { Engine } from '../support/seededServer';
import { yandexFeed } from './feedXml';

type Parts = Partial<ImportParts<ImportedOffer>> & {
  readonly userId?: number;
  readonly name?: string;
  /** What the server of the file says of it. */
  readonly validators?: FileValidators;
};

/** Starts a server with an owner and moderators whose feeds are imported; photos come from nowhere. */
export async function startImportServer(engine: Engine) {
  const moderation = await startModerationServer(engine);
  const { server, owner, decide } = moderation;
  const [addresses, address] = await Promise.all([loadAddresses(), loadAddressReader()]);
  const reference = { stations: server.stations, addresses };
  const uploads = uploadsTo(folderFiles(pictureDir), uploadJournal(server.db, 'test feeds'));
  const asked: string[] = [];
  /** Photos whose addresses contain 'broken' cannot be loaded. */
  const loadPhoto = async (url: string) => {
    asked.push(url);
    if (url.includes('broken')) return null;
    const picture = await uploads.take(Buffer.from(url.includes('.png') ? smallPhotos.png : smallPhotos.jpeg, 'base64'));
    if (typeof picture === 'string') throw new Error(picture);
    return picture;
  };

  return {
    ...moderation,
    db: server.db,
    /** Addresses of photos that were loaded. */
    asked,
    loadPhoto,
    /** Imports a file with these offers, or this text. */
    async import(
      offers: readonly string[] | string,
      { userId = owner.id, name = 'agency', validators, ...parts }: Parts = {},
    ): Promise<ImportReport> {
      const feed = await openFeedOf(server.db, userId, name, `${name}.xml`);
      const text = typeof offers === 'string' ? offers : yandexFeed(...offers);
      const open: OpenFeed = async (known) =>
        known && known.etag === validators?.etag
          ? 'unchanged'
          : { bytes: Readable.from([Buffer.from(text)]), url: null, charset: null, ...(validators && { validators }) };
      return importFeed(open, { db: server.db, feed, reference, address, loadPhoto, keep: (offer) => offer, ...parts });
    },
    /** Approves as a moderator does. */
    async approve(listingId: number) {
      const { version } = await server.db.selectFrom('listings').select('version').where('id', '=', listingId).executeTakeFirstOrThrow();
      const { status } = await decide(listingId, 'approve', { version });
      if (status !== 200) throw new Error(`Approving answers ${status}`);
    },
    listing: (id: number) =>
      server.db
        .selectFrom('listings')
        .select(['status', 'price', 'version', 'description', 'owner_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    /** Which version of every row there is in tables that an import writes, but for its record. */
    async rows() {
      const versions: Record<string, string> = {};
      for (const table of ['feeds', 'feed_offers', 'listings', 'listing_events', 'photos', 'pictures', 'addresses', 'events', 'outbox']) {
        const { rows } = await sql<{ hash: string }>`select md5(string_agg(concat_ws(' ', ctid, xmin), ',' order by ctid)) as hash
          from ${sql.table(table)}`.execute(server.db);
        versions[table] = rows[0]?.hash ?? '';
      }
      return versions;
    },
    runs: () => server.db.selectFrom('feed_runs').selectAll().orderBy('id').execute(),
  };
}

export type ImportServer = Awaited<ReturnType<typeof startImportServer>>;

/** What has happened to the offers of a report, and their listings. */
export const happenedIn = ({ offers }: ImportReport) => offers.map(({ id, happened }) => [id, happened]);
export function listingOf({ offers }: ImportReport, id: string): number {
  const found = offers.find((offer) => offer.id === id)?.listing_id;
  if (!found) throw new Error(`Offer ${id} has no listing`);
  return found;
}
