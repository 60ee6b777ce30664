import type { FastifyInstance, FastifyRequest } from 'fastify';
import { moderationEndpoints } from '../../../../src/api/moderation';
import { encodeSpamMark } from '../../../../src/api/wire/chat/spamMark';
import type { Accounts } from '../../accounts/accounts';
import type { RequestUser } from '../../accounts/authentication';
import type { SpamMarks } from '../../chats/spamMarks';
import { countUses, moderationLimits } from '../contactLimits';
import { documented } from '../openapi';
import { notFound, Refusal } from '../problems';
import { queryOf } from '../queryOf';
import { readId } from '../reading/readId';
import { readPage } from '../reading/readPage';

export interface SpamRoutesOptions {
  readonly accounts: Accounts;
  readonly spam: SpamMarks;
}

/** The same text to many people, for moderators. To anybody else the calls do not exist. */
export async function spamRoutes(app: FastifyInstance, { accounts, spam }: SpamRoutesOptions): Promise<void> {
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

  app.route({
    method: 'GET',
    url: moderationEndpoints.spam,
    schema: documented.spamMarks,
    handler: async (request) => {
      const { page, pageSize } = readPage(queryOf(request));
      const { items, count: all } = await spam.page((await moderatorOf(request)).id, page, pageSize);
      return { results: items.map(encodeSpamMark), count: all };
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/moderation/spam/:id/dismiss/',
    schema: documented.dismissSpam,
    bodyLimit: 1024,
    handler: async (request, reply) => {
      const user = await moderatorOf(request);
      const id = readId(request.params.id);
      const isDone = id !== null && (await spam.dismiss(user.id, id));
      return isDone ? reply.code(204).send() : reply.code(404).send(notFound);
    },
  });
}
