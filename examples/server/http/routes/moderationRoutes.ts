import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encodeComplained, encodeModerated, encodeQueueEntry } from '../../../../src/api/wire/moderation/moderationQueue';
import { encodeDay, encodeDecision } from '../../../../src/api/wire/moderation/moderationRecord';
import type { Listing } from '../../../../src/domain/listing/listing';
import { type QueueOrdering, queueOrderings } from '../../../../src/domain/listing/moderation';
import type { PostingHint } from '../../../../src/domain/listing/postingRules/postingHint';
import { formatsFor } from '../../../../src/text/format/format';
import { hintText } from '../../../../src/text/postingRules/hintText';
import { ru } from '../../../../src/text/postingRules/ru';
import type { Accounts } from '../../accounts/accounts';
import type { RequestUser } from '../../accounts/authentication';
import type { AccountBlocks } from '../../accounts/blocking';
import type { ComplaintReview } from '../../complaints/complaintReview';
import type { Decisions } from '../../listings/moderation/decisions';
import type { ModeratedListings } from '../../listings/moderation/moderatedListings';
import type { ModerationQueue } from '../../listings/moderation/moderationQueue';
import { isRefusal, type StatusWish } from '../../listings/writes/changeStatus';
import type { ListingWrites } from '../../listings/writes/listingWrites';
import { recordSecurity } from '../../operation/securityEvents';
import type { PictureLinks } from '../../pictures/pictureLinks';
import { countUses, moderationLimits } from '../contactLimits';
import { encodeSaved } from '../encodeSaved';
import { documented } from '../openapi';
import { notFound, Refusal, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import {
  complaintProblem,
  decidedProblem,
  readBlockReason,
  readDecision,
  readSeen,
  statusProblem,
  valuesOf,
} from '../reading/readDecision';
import { readFlag } from '../reading/readFlag';
import { readId } from '../reading/readId';
import { readPage } from '../reading/readPage';

/** What moderators work with. */
export interface Moderation {
  readonly queue: ModerationQueue;
  readonly moderated: ModeratedListings;
  readonly complaints: ComplaintReview;
  readonly blocks: AccountBlocks;
  readonly decisions: Decisions;
}

export interface ModerationRoutesOptions {
  readonly accounts: Accounts;
  readonly listingWrites: ListingWrites;
  readonly moderation: Moderation;
  readonly pictureLinks: PictureLinks;
}

const bodyLimit = 8192;
const format = formatsFor('ru');
const words = (hint: PostingHint) => hintText(ru, hint, format);

type WithId = { Params: { id: string } };

/** The calls of moderators (D7). To anybody else they do not exist. */
export async function moderationRoutes(app: FastifyInstance, options: ModerationRoutesOptions): Promise<void> {
  const { accounts, listingWrites: writes, moderation, pictureLinks } = options;
  const { queue, moderated, complaints, blocks, decisions } = moderation;
  const count = countUses(accounts.limiter, 'moderation', moderationLimits);

  async function moderatorOf(request: FastifyRequest): Promise<RequestUser> {
    const user = await accounts.requireUser(request);
    if (user.role !== 'moderator') throw new Refusal(404, notFound);
    return user;
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    await count(request, (await moderatorOf(request)).id);
  });

  // Most of what moderators look at is not public.
  const signed = <L extends Listing>(listing: L): L => ({ ...listing, photos: listing.photos.map(pictureLinks.sign) });
  const found = async (user: RequestUser, id: number) => {
    const item = await moderated.byId(user, id);
    if (!item) throw new Refusal(404, notFound);
    return encodeModerated({ ...item, listing: signed(item.listing), approved: item.approved && signed(item.approved) }, words);
  };
  const idOf = ({ params }: FastifyRequest<WithId>): number => {
    const id = readId(params.id);
    if (id === null) throw new Refusal(404, notFound);
    return id;
  };
  const decide = async (request: FastifyRequest<WithId>, wish: StatusWish) => {
    const saved = await writes.setStatus(await moderatorOf(request), idOf(request), wish);
    if (isRefusal(saved)) throw statusProblem(saved);
    // The reason of a second rejection is not kept, so its moderator has to know.
    if (saved.decided) throw decidedProblem(saved.decided);
    return encodeSaved(saved);
  };

  app.route({
    method: 'GET',
    url: '/moderation/realty/',
    schema: documented.moderationQueue,
    handler: async (request) => {
      const { page, pageSize } = readPage(queryOf(request));
      const ordering = readOrdering(new URLSearchParams(queryOf(request)).get('ordering') ?? undefined);
      const { id } = await moderatorOf(request);
      const [{ entries, count: all, oldestAt }, day] = await Promise.all([queue.page(id, ordering, page, pageSize), decisions.dayOf(id)]);
      return {
        results: entries.map((entry) => encodeQueueEntry({ ...entry, listing: signed(entry.listing) })),
        count: all,
        ...encodeDay(day, oldestAt),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/moderation/realty/next/',
    schema: documented.holdNextListing,
    bodyLimit,
    handler: async (request) => {
      const user = await moderatorOf(request);
      const id = await queue.holdNext(user.id, readOrdering(valuesOf(request.body)('ordering')));
      return id === null ? { realty: null } : found(user, id);
    },
  });

  app.route<WithId>({
    method: 'GET',
    url: '/moderation/realty/:id/',
    schema: documented.moderatedListing,
    handler: async (request) => found(await moderatorOf(request), idOf(request)),
  });

  app.route<WithId>({
    method: 'POST',
    url: '/moderation/realty/:id/hold/',
    schema: documented.holdListing,
    bodyLimit,
    handler: async (request) => {
      const user = await moderatorOf(request);
      const id = idOf(request);
      if (!(await queue.hold(user.id, id))) throw statusProblem('held');
      return found(user, id);
    },
  });

  app.route<WithId>({
    method: 'POST',
    url: '/moderation/realty/:id/postpone/',
    schema: documented.postponeListing,
    bodyLimit,
    handler: async (request, reply) => {
      const decided = await queue.postpone((await moderatorOf(request)).id, idOf(request));
      if (decided) throw decidedProblem(decided);
      return reply.code(204).send();
    },
  });

  app.route<WithId>({
    method: 'POST',
    url: '/moderation/realty/:id/approve/',
    schema: documented.approveListing,
    bodyLimit,
    handler: async (request) => decide(request, { status: 'active', seen: readSeen(valuesOf(request.body)) }),
  });

  app.route<WithId>({
    method: 'POST',
    url: '/moderation/realty/:id/reject/',
    schema: documented.rejectListing,
    bodyLimit,
    handler: async (request) => {
      const value = valuesOf(request.body);
      return decide(request, { status: 'rejected', decision: readDecision(value), seen: readSeen(value) });
    },
  });

  app.route({
    method: 'GET',
    url: '/moderation/complaints/',
    schema: documented.complaints,
    handler: async (request) => {
      const { page, pageSize } = readPage(queryOf(request));
      const isResolved = readFlag(request, 'resolved');
      const { items, count: all } = await complaints.page((await moderatorOf(request)).id, isResolved, page, pageSize);
      return { results: items.map((item) => encodeComplained({ ...item, listing: signed(item.listing) })), count: all };
    },
  });

  app.route<WithId>({
    method: 'GET',
    url: '/moderation/complaints/:id/',
    schema: documented.complainedListing,
    handler: async (request) => {
      const item = await complaints.about((await moderatorOf(request)).id, idOf(request));
      if (!item) throw new Refusal(404, notFound);
      return encodeComplained({ ...item, listing: signed(item.listing) });
    },
  });

  app.route({
    method: 'GET',
    url: '/moderation/decisions/',
    schema: documented.decisions,
    handler: async (request) => {
      const { page, pageSize } = readPage(queryOf(request));
      const isOwn = readFlag(request, 'own');
      const { decisions: found, count: all } = await decisions.page((await moderatorOf(request)).id, isOwn, page, pageSize);
      return { results: found.map((one) => encodeDecision({ ...one, listing: one.listing && signed(one.listing) })), count: all };
    },
  });

  for (const verb of ['dismiss', 'confirm'] as const)
    app.route<WithId>({
      method: 'POST',
      url: `/moderation/realty/:id/complaints/${verb}/`,
      schema: documented[verb === 'dismiss' ? 'dismissComplaints' : 'confirmComplaints'],
      bodyLimit,
      handler: async (request, reply) => {
        const answer = await complaints[verb]((await moderatorOf(request)).id, idOf(request));
        if (answer !== 'resolved') throw complaintProblem(answer);
        return reply.code(204).send();
      },
    });

  app.route<WithId>({
    method: 'POST',
    url: '/moderation/users/:id/block/',
    schema: documented.blockAccount,
    bodyLimit,
    handler: async (request, reply) => {
      const reason = readBlockReason(valuesOf(request.body));
      const [moderatorId, userId] = [(await moderatorOf(request)).id, idOf(request)];
      const isKnown = await blocks.block(moderatorId, userId, reason);
      if (isKnown) recordSecurity(request, 'account_blocked', { userId, moderatorId });
      return isKnown ? reply.code(204).send() : reply.code(404).send(notFound);
    },
  });

  app.route<WithId>({
    method: 'DELETE',
    url: '/moderation/users/:id/block/',
    schema: documented.unblockAccount,
    handler: async (request, reply) => {
      const [moderatorId, userId] = [(await moderatorOf(request)).id, idOf(request)];
      const isKnown = await blocks.unblock(moderatorId, userId);
      if (isKnown) recordSecurity(request, 'account_unblocked', { userId, moderatorId });
      return isKnown ? reply.code(204).send() : reply.code(404).send(notFound);
    },
  });
}

function readOrdering(value: unknown): QueueOrdering {
  const ordering = value === undefined ? 'oldest' : queueOrderings.find((known) => known === value);
  if (!ordering) throw new RequestProblem({ ordering: ['Такого значения нет среди допустимых вариантов.'] });
  return ordering;
}
