import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeListing } from '../../../../src/api/wire/listing/encodeListing';
import { encodeListingDetails } from '../../../../src/api/wire/listing/encodeListingDetails';
import { encodeRemovedPhotos } from '../../../../src/api/wire/listing/removedPhotos';
import { encodeModeration } from '../../../../src/api/wire/moderation/moderation';
import { optionByWire, tradeTypes } from '../../../../src/domain/enumerations';
import type { Listing } from '../../../../src/domain/listing/listing';
import { isPublic } from '../../../../src/domain/listing/permissions/isPublic';
import { listingRole } from '../../../../src/domain/listing/permissions/listingRole';
import { isSameForAll } from '../../../../src/domain/listing/permissions/listingView';
import type { Accounts } from '../../accounts/accounts';
import type { RequestUser } from '../../accounts/authentication';
import { addSurrogateKeys, keysOfListings, listingsKey } from '../../edge/surrogateKeys';
import { detailsBody, type JsonBody, resultsBody } from '../../listings/cache/listingBodies';
import type { ListingStore } from '../../listings/listingStore';
import type { OwnListings } from '../../listings/writes/ownListings';
import type { Stations } from '../../metro/stations';
import type { PictureLinks } from '../../pictures/pictureLinks';
import { noViews, type ViewCounter } from '../../views/viewCounter';
import { documented } from '../openapi';
import { notFound, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { readId } from '../reading/readId';
import { readIds } from '../reading/readIds';
import { readPageSize, searchReader } from '../searchRequest';
import { varyByViewer } from '../varyByViewer';
import { asAnonymous, isPerson, viewerOf } from '../viewer';

export interface ListingRoutesOptions {
  readonly listings: ListingStore;
  readonly stations: Stations;
  readonly views?: ViewCounter;
  readonly accounts: Accounts;
  readonly pictureLinks: PictureLinks;
  readonly ownListings: OwnListings;
}

/** Short enough for new listings, long enough to save the search when a page is reopened. */
const tenSeconds = 'public, max-age=10';
/** Cards of the newest listings on the home page (§9). */
const latestCount = 3;

/** `GET /realty/`, `/realty/count/`, `/realty/latest/`, `/realty/by-ids/` and `/realty/{id}/` (§7). */
export async function listingRoutes(
  app: FastifyInstance,
  { listings, stations, accounts, pictureLinks, ownListings, views = noViews }: ListingRoutesOptions,
): Promise<void> {
  const read = searchReader(stations);
  /** An invalid token reads as anonymous. A database error does not: the viewer may be the owner. Most visitors have no token, and nothing is waited for. */
  const userOf = (request: FastifyRequest) =>
    request.headers.authorization === undefined ? null : accounts.userOf(request).catch(asAnonymous);
  /** Counts beside the response: who the visitor is must neither delay it nor make it fail. What cannot be determined is not counted. */
  const countShown = (request: FastifyRequest, results: readonly Listing[]) => {
    const shown = results.map(({ id, owner }) => ({ id, ownerId: owner.id }));
    const count = (user: RequestUser | null) => views.shown(shown, viewerOf(request, user?.id ?? null));
    const user = userOf(request);
    if (user) user.then(count, () => undefined);
    else count(null);
  };

  app.get('/realty/', { schema: documented.search }, async (request, reply) => {
    const { criteria, page, pageSize } = read(queryOf(request));
    const [results, count] = await Promise.all([listings.page(criteria, page, pageSize), listings.count(criteria)]);
    reply.header('cache-control', tenSeconds);
    addSurrogateKeys(reply, keysOfListings(results));
    if (isPerson(request)) countShown(request, results);
    return sendJson(reply, resultsBody(results, count));
  });

  app.get('/realty/count/', { schema: documented.count }, async (request, reply) => {
    const { criteria } = read(queryOf(request));
    reply.header('cache-control', tenSeconds);
    addSurrogateKeys(reply, [listingsKey]);
    return { count: await listings.count(criteria) };
  });

  app.get('/realty/latest/', { schema: documented.latest }, async (request, reply) => {
    const fields: Record<string, string[]> = {};
    const query = queryOf(request);
    const requested = new URLSearchParams(query).get('trade_type') ?? tradeTypes[0].wire;
    const trade = optionByWire(tradeTypes, requested);
    if (!trade) fields.trade_type = ['Такого значения нет среди допустимых вариантов.'];
    const size = readPageSize(query, latestCount, fields);
    if (!trade || Object.keys(fields).length > 0) throw new RequestProblem(fields);
    const latest = await listings.latest(stations.city, trade.key, size);
    reply.header('cache-control', tenSeconds);
    addSurrogateKeys(reply, keysOfListings(latest));
    return { results: latest.map(encodeListing) };
  });

  app.get('/realty/by-ids/', { schema: documented.byIds }, async (request, reply) => {
    const found = await listings.byIds(readIds(queryOf(request)));
    // Which listings somebody keeps is theirs alone: no cache on the way has it.
    reply.header('cache-control', 'private, no-store');
    return { results: found.map(encodeListing) };
  });

  app.get<{ Params: { id: string } }>('/realty/:id/', { schema: documented.listing }, async (request, reply) => {
    const id = readId(request.params.id);
    const user = await userOf(request);
    const listing = id === null ? null : await listings.byId(id, user);
    if (!listing) return reply.code(404).send(notFound);
    if (isPublic(listing) && isPerson(request)) {
      views.viewed({ id: listing.id, ownerId: listing.owner.id }, viewerOf(request, user?.id ?? null));
    }
    varyByViewer(reply);
    const role = listingRole(listing, user);
    if (role === 'owner' || role === 'moderator') {
      reply.header('cache-control', 'private, no-store');
      const photos = isSameForAll(listing) ? listing.photos : listing.photos.map(pictureLinks.sign);
      const [removed, moderation] = await Promise.all([ownListings.removedPhotos(listing.id), ownListings.moderationOf(listing.id)]);
      return {
        ...encodeListingDetails({ ...listing, photos }),
        // Signed: nobody else may see them any more.
        ...encodeRemovedPhotos(removed.map(pictureLinks.sign)),
        moderation: encodeModeration(moderation),
      };
    }
    if (isSameForAll(listing)) {
      // Counters change with every visitor, so clients revalidate; unchanged responses are 304.
      reply.header('cache-control', 'no-cache');
      addSurrogateKeys(reply, keysOfListings([listing]));
      return sendJson(reply, detailsBody(listing));
    }
    reply.header('cache-control', 'private, no-store');
    return encodeListingDetails({ ...listing, photos: listing.photos.map(pictureLinks.sign) });
  });
}

/** Sends JSON that is there as bytes. Its tag needs not be computed from all of them. */
function sendJson(reply: FastifyReply, { bytes, tag }: JsonBody): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').header('etag', `W/"${tag}"`).send(bytes);
}
