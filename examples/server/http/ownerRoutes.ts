import type { FastifyInstance } from 'fastify';
import { toString as drawQr } from 'qrcode';
import { encodeOwnerContact } from '../../../src/api/wire/owner';
import { mayCall } from '../../../src/domain/contact/contact';
import type { Accounts } from '../accounts/accounts';
import type { ListingOwner, OwnerStore } from '../listings/ownerStore';
import { countUses, phoneLimits } from './contactLimits';
import { documented } from './openapi';
import { notFound } from './problems';
import { readId } from './readId';

/** Ten digits after +7 for this listing: the owner's own number, or one that stands in for it. Null for none. */
export type PhoneOf = (owner: ListingOwner) => string | null | Promise<string | null>;

export interface OwnerRoutesOptions {
  readonly owners: OwnerStore;
  readonly accounts: Accounts;
  /** The owner's own number when absent. */
  readonly phoneOf?: PhoneOf;
}

const ownNumber: PhoneOf = ({ phone }) => phone;

/** `GET /realty/{id}/owner/` (§7): who placed a listing, and how to call them for those who may (D8). */
export async function ownerRoutes(app: FastifyInstance, { owners, accounts, phoneOf = ownNumber }: OwnerRoutesOptions): Promise<void> {
  const count = countUses(accounts.limiter, 'phone', phoneLimits);

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/realty/:id/owner/',
    exposeHeadRoute: false,
    schema: documented.owner,
    async handler(request, reply) {
      // Nothing between us and the reader may keep a phone, or hand it to somebody else.
      reply.headers({ 'cache-control': 'no-store', vary: 'Authorization' });
      const user = await accounts.userOf(request);
      const id = readId(request.params.id);
      const found = id === null ? null : await owners.of(id);
      if (!found) return reply.code(404).send(notFound);
      const isShown = user !== null && found.phone !== null && mayCall(found.listing, user);
      // Before the number is asked for: one that stands in may come from elsewhere, and cost.
      if (isShown) await count(request, user.id);
      const phone = isShown ? await phoneOf(found) : null;
      const { listing, firstName, lastName } = found;
      return encodeOwnerContact({
        id: listing.owner.id,
        firstName,
        lastName,
        // Nobody can upload an avatar yet.
        avatar: null,
        type: listing.owner.type,
        communicationMethod: listing.communicationMethod,
        phone,
        phoneQr: phone && (await qrOf(phone)),
      });
    },
  });
}

/** A picture that a phone's camera offers to call, as a data address: no request of its own, nothing that could be kept. */
async function qrOf(phone: string): Promise<string> {
  const svg = await drawQr(`tel:+7${phone}`, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
}
