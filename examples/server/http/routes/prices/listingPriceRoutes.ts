import type { FastifyInstance } from 'fastify';
import { encodeListingPrice, type FoundPrices } from '../../../../../src/api/wire/listingPrice';
import type { ListingDetails } from '../../../../../src/domain/listing/listingDetails';
import { isPublic } from '../../../../../src/domain/listing/permissions/isPublic';
import { listingRole } from '../../../../../src/domain/listing/permissions/listingRole';
import { isSameForAll, seesContent } from '../../../../../src/domain/listing/permissions/listingView';
import type { Accounts } from '../../../accounts/accounts';
import type { AddressRegister } from '../../../addresses/addressRegister';
import { addSurrogateKeys, keysOfListings } from '../../../edge/surrogateKeys';
import type { ListingStore } from '../../../listings/listingStore';
import type { PriceStore } from '../../../listings/similarPrices';
import { documented } from '../../openapi';
import { notFound } from '../../problems';
import { readId } from '../../reading/readId';
import { varyByViewer } from '../../varyByViewer';
import { asAnonymous } from '../../viewer';

export interface ListingPriceRoutesOptions {
  readonly listings: Pick<ListingStore, 'byId'>;
  readonly addresses: Pick<AddressRegister, 'city'>;
  readonly prices: PriceStore;
  readonly accounts: Accounts;
}

/** `GET /realty/{id}/price/`: what a listing has cost, and what similar ones cost. */
export async function listingPriceRoutes(
  app: FastifyInstance,
  { listings, addresses, prices, accounts }: ListingPriceRoutesOptions,
): Promise<void> {
  /** A listing that is closed is not compared: nobody can take it. */
  async function similarTo(listing: ListingDetails): Promise<FoundPrices | null> {
    const { id, tradeType, realtyType, rooms, area, price, address } = listing;
    if (!isPublic(listing) || price <= 0 || !area || !address?.district) return null;
    const { district } = address;
    return { district, found: await prices.similar(addresses.city, district, { tradeType, realtyType, rooms, area, listingId: id }) };
  }

  app.get<{ Params: { id: string } }>('/realty/:id/price/', { schema: documented.listingPrice }, async (request, reply) => {
    varyByViewer(reply);
    const id = readId(request.params.id);
    const user = request.headers.authorization === undefined ? null : await accounts.userOf(request).catch(asAnonymous);
    const listing = id === null ? null : await listings.byId(id, user);
    if (!listing || listing.isBannerOnly || !seesContent(listing, listingRole(listing, user))) return reply.code(404).send(notFound);
    const [history, similar] = await Promise.all([prices.history(listing.id), similarTo(listing)]);
    if (isSameForAll(listing)) {
      reply.header('cache-control', 'no-cache');
      addSurrogateKeys(reply, keysOfListings([listing]));
    } else reply.header('cache-control', 'private, no-store');
    return encodeListingPrice(history, similar);
  });
}
