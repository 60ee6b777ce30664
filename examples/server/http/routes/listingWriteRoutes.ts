import type { FastifyInstance } from 'fastify';
import { encodeMyListing } from '../../../../src/api/wire/listing/myListing';
import { isPublic } from '../../../../src/domain/listing/permissions/isPublic';
import { forSignedIn } from '../../accounts/authentication';
import { isRefusal } from '../../listings/writes/changeStatus';
import type { OwnListings } from '../../listings/writes/ownListings';
import type { PictureLinks } from '../../pictures/pictureLinks';
import { countUses, listingChangeLimits } from '../contactLimits';
import { encodeSaved } from '../encodeSaved';
import { documented } from '../openapi';
import { notFound } from '../problems';
import { queryOf } from '../queryOf';
import { readDecision, readSeenByStatus, readStatus, statusProblem, valuesOf } from '../reading/readDecision';
import { readId } from '../reading/readId';
import { readPage } from '../reading/readPage';
import { type ListingFormRoutesOptions, listingFormRoutes } from './listingFormRoutes';

export interface ListingWriteRoutesOptions extends ListingFormRoutesOptions {
  readonly ownListings: OwnListings;
  readonly pictureLinks: PictureLinks;
}

const smallBodyLimit = 8192;
type WithId = { Params: { id: string } };

/** The calls that change listings (§7): create, edit, status, delete, remove a photo; and the list of own ones. All need a token. */
export async function listingWriteRoutes(app: FastifyInstance, options: ListingWriteRoutesOptions): Promise<void> {
  const { accounts, listingWrites: writes, ownListings, pictureLinks } = options;
  const countChange = countUses(accounts.limiter, 'listing-change', listingChangeLimits);

  // The user is checked before a body is read.
  forSignedIn(app, accounts);
  await app.register(listingFormRoutes, options);

  // The document has one of the two (D3).
  for (const method of ['PUT', 'PATCH'] as const)
    app.route<WithId>({
      method,
      url: '/realty/:id/status/',
      schema: method === 'PUT' ? documented.setStatus : { hide: true },
      bodyLimit: smallBodyLimit,
      async handler(request) {
        const user = await accounts.requireUser(request);
        const id = readId(request.params.id);
        const value = valuesOf(request.body);
        const status = readStatus(value);
        const decision = status === 'rejected' ? readDecision(value) : null;
        const seen = status === 'active' || status === 'rejected' ? readSeenByStatus(value, status) : null;
        await countChange(request, user.id);
        const saved = id === null ? 'missing' : await writes.setStatus(user, id, { status, decision, seen });
        if (isRefusal(saved)) throw statusProblem(saved);
        return { ...encodeSaved(saved), is_changed: saved.isChanged };
      },
    });

  app.route<WithId>({
    method: 'DELETE',
    url: '/realty/:id/delete/',
    schema: documented.deleteListing,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const id = readId(request.params.id);
      await countChange(request, user.id);
      const removal = id === null ? 'missing' : await writes.remove(user.id, id);
      if (removal === 'missing') return reply.code(404).send(notFound);
      return removal === 'removed' ? reply.code(204).send() : { is_changed: false };
    },
  });

  app.route<WithId>({
    method: 'DELETE',
    url: '/realty/photos/:id/',
    schema: documented.deletePhoto,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const id = readId(request.params.id);
      await countChange(request, user.id);
      const isRemoved = id !== null && (await writes.removePhoto(user.id, id));
      return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
    },
  });

  app.route({
    method: 'GET',
    url: '/realty/my-realty/',
    schema: documented.myListings,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const { page, pageSize } = readPage(queryOf(request));
      const { listings, count } = await ownListings.page(user.id, page, pageSize);
      const shown = listings.map((listing) =>
        isPublic({ status: listing.status, isDeleted: false }) ? listing : { ...listing, photos: listing.photos.map(pictureLinks.sign) },
      );
      return { results: shown.map(encodeMyListing), count };
    },
  });
}
