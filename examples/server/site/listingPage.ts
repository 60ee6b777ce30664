import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeListingDetails } from '../../../src/api/wire/listing/encodeListingDetails';
import { listingPath } from '../../../src/domain/listing/listing';
import type { ListingDetails } from '../../../src/domain/listing/listingDetails';
import { listingMetadata } from '../../../src/domain/listing/metadata/listingMetadata';
import { isPublic } from '../../../src/domain/listing/permissions/isPublic';
import { firstPictureSizes } from '../../../src/features/listing/gallery/firstPictureSizes';
import { photoSources } from '../../../src/parts/photo/photoSources';
import { ru } from '../../../src/text/common/ru';
import { formatsFor } from '../../../src/text/format/format';
import { listingWords } from '../../../src/text/listing/describe';
import { ru as listingRu } from '../../../src/text/listing/ru';
import { keysOfListings } from '../edge/surrogateKeys';
import { failureOf } from '../http/problems';
import { readId } from '../http/reading/readId';
import type { ListingStore } from '../listings/listingStore';
import type { PageHead } from './renderHead';
import type { PageRenderer } from './rendering/pageRenderer';
import type { SitePage } from './siteDocument';

export interface ListingPageOptions {
  readonly listings: Pick<ListingStore, 'byId'>;
  /** Public origin of the site. Never taken from a request: the client chooses its Host header. */
  publicUrl(): string;
  readonly renderPage: PageRenderer;
}

type SendPage = (reply: FastifyReply, page: SitePage) => Promise<FastifyReply>;

type ListingRequest = FastifyRequest<{ Params: { id: string } }>;

const notFoundHead: PageHead = { title: `${ru.listing.notFoundTitle} — ${ru.brand}`, isIndexed: false };

/**
 * `/buy/{id}` and `/rent/{id}`: the site's document with the head of that listing, for search engines, social networks and a fast first
 * paint.
 * A URL with the wrong deal type redirects (302, D18); an unknown id returns 404, a deleted listing 410.
 */
export function listingPages(app: FastifyInstance, send: SendPage, { listings, publicUrl, renderPage }: ListingPageOptions): void {
  const answer = async (request: ListingRequest, reply: FastifyReply) => {
    const id = readId(request.params.id);
    let found: ListingDetails | null;
    try {
      found = id === null ? null : await listings.byId(id, null);
    } catch (error) {
      // The page calls the API itself and shows the error. The status tells search engines to retry.
      const failure = failureOf(error, request);
      return send(reply.headers(failure.headers), { status: failure.status, head: null });
    }
    if (!found) return send(reply, { status: 404, head: notFoundHead });
    const { pathname, search } = addressOf(request);
    const siteUrl = publicUrl();
    const head = headOf(found, siteUrl);
    if (found.isDeleted) return send(reply, { status: 410, head });
    if (pathname !== listingPath(found)) return reply.redirect(listingPath(found) + search);
    // View counters come from the client: the cached page would be outdated.
    const content = await renderPage({ pathname, search: '', siteUrl, listing: { id: found.id, body: encodeListingDetails(found) } });
    // What a moderator has not seen yet, or has refused, must be there as soon as it is public.
    const keys = isPublic(found) ? ['site', ...keysOfListings([found])] : undefined;
    return send(reply, { head, content, page: 'ListingPage', keys });
  };

  app.get('/buy/:id', answer);
  app.get('/rent/:id', answer);
}

/** Returns the address without decoding it, so that a redirect preserves the query. A trailing slash makes no difference. */
function addressOf({ raw: { url = '' } }: FastifyRequest): { pathname: string; search: string } {
  const [, pathname = '', search = ''] = /^([^?]*?)\/?(\?.*)?$/s.exec(url) ?? [];
  return { pathname, search };
}

function headOf(listing: ListingDetails, siteUrl: string): PageHead {
  const words = listingWords(listing, ru, listingRu, formatsFor('ru'));
  const metadata = listingMetadata(listing, words, { siteUrl, mediaHost: siteUrl });
  return { ...metadata, preloads: metadata.isIndexed ? preloadsOf(listing) : [] };
}

/**
 * Preloads the first photo, with the same URLs that the kit will request. The API response is not preloaded: for signed-in users the
 * request has another header and would be sent twice.
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
