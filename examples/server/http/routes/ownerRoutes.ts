import type { FastifyInstance } from 'fastify';
import { encodeOwnerContact } from '../../../../src/api/wire/owner';
import { mayCall } from '../../../../src/domain/contact/contact';
import { listingRole } from '../../../../src/domain/listing/permissions/listingRole';
import { seesContent } from '../../../../src/domain/listing/permissions/listingView';
import { ru as contactTexts } from '../../../../src/text/contact/ru';
import type { Accounts } from '../../accounts/accounts';
import type { ChatStore } from '../../chats/chatStore';
import type { ListingOwner, OwnerStore } from '../../listings/ownerStore';
import { countUses, phoneLimits } from '../contactLimits';
import { documented } from '../openapi';
import { notFound, Refusal } from '../problems';
import { qrOf } from '../qrOf';
import { readId } from '../reading/readId';
import { varyByViewer } from '../varyByViewer';

/** Returns ten digits after +7 for this listing: the owner's number or a substitute. Null for none. */
export type PhoneOf = (owner: ListingOwner) => string | null | Promise<string | null>;

export interface OwnerRoutesOptions {
  readonly owners: OwnerStore;
  readonly accounts: Accounts;
  /** A person whom the owner has blocked gets no phone (D47). */
  readonly chats: { readonly store: Pick<ChatStore, 'hasBlocked'> };
  /** The owner's own number when absent. */
  readonly phoneOf?: PhoneOf;
}

const ownNumber: PhoneOf = ({ phone }) => phone;

/** `GET /realty/{id}/owner/` (§7): who placed a listing, and the phone for those who may call (D8). */
export async function ownerRoutes(
  app: FastifyInstance,
  { owners, accounts, chats, phoneOf = ownNumber }: OwnerRoutesOptions,
): Promise<void> {
  const count = countUses(accounts.limiter, 'phone', phoneLimits);

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/realty/:id/owner/',
    exposeHeadRoute: false,
    schema: documented.owner,
    async handler(request, reply) {
      // No cache may store a phone or share it.
      reply.header('cache-control', 'no-store');
      varyByViewer(reply);
      const user = await accounts.userOf(request);
      const id = readId(request.params.id);
      const owner = id === null ? null : await owners.of(id);
      if (!owner || !seesContent(owner.listing, listingRole(owner.listing, user))) return reply.code(404).send(notFound);
      const mayBeCalled = user !== null && owner.phone !== null && mayCall(owner.listing, user);
      const { id: ownerId } = owner.listing.owner;
      if (mayBeCalled && ownerId !== null && (await chats.store.hasBlocked(ownerId, user.id))) {
        throw new Refusal(403, { detail: contactTexts.ownListing.call });
      }
      const isShown = mayBeCalled && !owner.isPhoneUnconfirmed;
      // The limit comes before the lookup, because a substitute number may come from a paid service.
      if (isShown) await count(request, user.id);
      const phone = isShown ? await phoneOf(owner) : null;
      const { listing, firstName, lastName, avatar } = owner;
      return encodeOwnerContact({
        id: listing.owner.id,
        firstName,
        lastName,
        avatar,
        type: listing.owner.type,
        communicationMethod: listing.communicationMethod,
        phone,
        phoneQr: phone && (await qrOf(phone)),
        ...(mayBeCalled && !isShown && { isPhoneUnconfirmed: true }),
      });
    },
  });
}
