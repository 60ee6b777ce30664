import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ReadCounts, ReadLimit } from '../accounts/limits/readCounts';
import { addSurrogateKeys, listingsKey } from '../edge/surrogateKeys';
import { feedParts } from '../feeds/export/feedParts';
import type { PublicOffers } from '../feeds/export/publicOffers';
import { limitReads } from '../http/readLimits';

interface FeedOptions {
  /** Public listings; without them there are no feeds. */
  readonly siteFeeds?: PublicOffers | null;
  /** Feeds are not limited when absent. */
  readonly readLimit?: ReadLimit | null;
  readonly readCounts: ReadCounts;
  readonly publicUrl: () => string;
}

const formats = { yandex: 'yrl', cian: 'cian', avito: 'avito' } as const;
/** A feed is all listings: nobody needs many of them. */
const feedLimit: ReadLimit = { points: 12, seconds: 60 };
/** A reader that is slower than this loses the connection. */
const longest = 10 * 60_000;

/** The public listings as feeds of other portals. Phones of owners are for people who have signed in, so feeds have none. */
export async function feedRoutes(app: FastifyInstance, { siteFeeds, readLimit, readCounts, publicUrl }: FeedOptions): Promise<void> {
  if (!siteFeeds) return;
  await app.register(async (reading) => {
    if (readLimit) limitReads(reading, 'feeds', feedLimit, readCounts);
    for (const [name, format] of Object.entries(formats)) {
      reading.get(`/feeds/${name}.xml`, { schema: { hide: true } }, (request, reply) => {
        addSurrogateKeys(reply, [listingsKey]);
        reply
          .type('application/xml; charset=utf-8')
          .header('cache-control', 'public, max-age=0, s-maxage=600')
          // Search engines index the pages, not the files.
          .header('x-robots-tag', 'noindex');
        // The framework would read the whole feed to answer without it.
        if (request.method === 'HEAD') return reply.send('');
        const feed = Readable.from(feedParts(format, siteFeeds(publicUrl())), { highWaterMark: 1 });
        const timer = setTimeout(() => feed.destroy(), longest).unref();
        feed.once('close', () => clearTimeout(timer));
        return reply.send(feed);
      });
    }
  });
}
