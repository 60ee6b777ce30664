import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeListingDetails } from '../../../src/api/wire/listingDetails';
import { listingPath } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import { listingMetadata } from '../../../src/domain/listing/listingMetadata';
import { firstPictureSizes } from '../../../src/features/listing/gallery/firstPictureSizes';
import { photoSources } from '../../../src/parts/photo/photoSources';
import { ru } from '../../../src/text/common/ru';
import { formatsFor } from '../../../src/text/format/format';
import { listingWords } from '../../../src/text/listing/describe';
import { ru as listingRu } from '../../../src/text/listing/ru';
import { failureOf } from '../http/problems';
import { readId } from '../http/readId';
import type { ListingStore } from '../listings/listingStore';
import type { FirstContents } from './firstContent';
import type { PrintedHead } from './printHead';
import type { PrintedPage } from './siteDocument';

export interface ListingPageOptions {
  readonly listings: Pick<ListingStore, 'byId'>;
  /** Origin under which people reach the site. Never taken from a request: whoever sends it chooses its Host. */
  publicUrl(): string;
  readonly firstContent: FirstContents;
}

type SendPage = (reply: FastifyReply, page: PrintedPage) => Promise<FastifyReply>;

type ListingRequest = FastifyRequest<{ Params: { id: string } }>;

const missing: PrintedHead = { title: `${ru.listing.notFoundTitle} — ${ru.brand}`, isIndexed: false };

/**
 * `/buy/{id}` and `/rent/{id}`: the site's document with the head of that listing, for search engines, networks and an early first paint.
 * Under the address of the other deal it moves on (D18); what is not there is 404, what was deleted 410.
 */
export function listingPages(app: FastifyInstance, send: SendPage, { listings, publicUrl, firstContent }: ListingPageOptions): void {
  const answer = async (request: ListingRequest, reply: FastifyReply) => {
    const id = readId(request.params.id);
    let found: ListingDetails | null;
    try {
      found = id === null ? null : await listings.byId(id);
    } catch (error) {
      // The document asks the API itself, and says what is wrong. The status tells search engines to come again.
      const failure = failureOf(error, request);
      return send(reply.headers(failure.headers), { status: failure.status, head: null });
    }
    if (!found) return send(reply, { status: 404, head: missing });
    const { pathname, search } = addressOf(request);
    const siteUrl = publicUrl();
    const head = headOf(found, siteUrl);
    if (found.isDeleted) return send(reply, { status: 410, head });
    if (pathname !== listingPath(found)) return reply.redirect(listingPath(found) + search);
    // Counters are told by the page itself: a first content that is kept would be behind.
    const first = await firstContent({ pathname, search: '', siteUrl, listing: { id: found.id, body: encodeListingDetails(found) } });
    return send(reply, { head, first, page: 'ListingPage' });
  };

  app.get('/buy/:id', answer);
  app.get('/rent/:id', answer);
}

/** Not decoded: what a browser has sent goes back as it was. A slash at the end is no other address. */
function addressOf({ raw: { url = '' } }: FastifyRequest): { pathname: string; search: string } {
  const [, pathname = '', search = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(url) ?? [];
  return { pathname, search };
}

function headOf(listing: ListingDetails, siteUrl: string): PrintedHead {
  const words = listingWords(listing, ru, listingRu, formatsFor('ru'));
  const metadata = listingMetadata(listing, words, { siteUrl, mediaHost: siteUrl });
  return { ...metadata, preloads: metadata.isIndexed ? preloadsOf(listing) : [] };
}

/**
 * The first photo is asked for before any code has come, by the very addresses that the kit will use. What the API says of the listing is not:
 * whoever is signed in asks for it by another header, so that it would come twice.
 */
function preloadsOf({ photos: [photo] }: ListingDetails): Readonly<Record<string, string>>[] {
  if (!photo) return [];
  const { src, sources } = photoSources(photo, '', '');
  const [best] = sources;
  const picture: Readonly<Record<string, string>> = best
    ? { href: src, type: best.type, imagesrcset: best.srcset, imagesizes: firstPictureSizes }
    : { href: src };
  return [{ as: 'image', ...picture, fetchpriority: 'high' }];
}
