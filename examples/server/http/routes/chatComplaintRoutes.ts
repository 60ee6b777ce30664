import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chatComplaintEndpoints as paths } from '../../../../src/api/chatComplaints';
import { encodeChatComplaint, readChatComplaint } from '../../../../src/api/wire/chat/chatComplaint';
import { ru } from '../../../../src/text/chat/safety/ru';
import type { Accounts } from '../../accounts/accounts';
import type { RequestUser } from '../../accounts/authentication';
import type { ChatComplaintReview } from '../../complaints/chatComplaintReview';
import { ChatComplaintRefused, type ChatComplaintStore, type FiledChatComplaint } from '../../complaints/chatComplaintStore';
import { actionKey } from '../../idempotency/answerOnce';
import { chatComplaintLimits, countDone, countUses, moderationLimits } from '../contactLimits';
import { documented } from '../openapi';
import { notFound, Refusal, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { complaintProblem } from '../reading/readDecision';
import { readFlag } from '../reading/readFlag';
import { readId } from '../reading/readId';
import { readPage } from '../reading/readPage';

export interface ChatComplaints {
  readonly store: ChatComplaintStore;
  readonly review: ChatComplaintReview;
}

export interface ChatComplaintRoutesOptions {
  readonly accounts: Accounts;
  readonly chatComplaints: ChatComplaints;
}

const bodyLimit = 8192;

/** Complaints about the person of a chat: those who write file them, moderators read them. */
export async function chatComplaintRoutes(app: FastifyInstance, { accounts, chatComplaints }: ChatComplaintRoutesOptions): Promise<void> {
  const { store, review } = chatComplaints;
  const countFiled = countDone(accounts.limiter, 'chat-complaint', chatComplaintLimits);
  const countRead = countUses(accounts.limiter, 'moderation', moderationLimits);

  async function moderatorOf(request: FastifyRequest): Promise<RequestUser> {
    const user = await accounts.requireUser(request);
    if (user.role !== 'moderator') throw new Refusal(404, notFound);
    await countRead(request, user.id);
    return user;
  }
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));

  app.route({
    method: 'POST',
    url: paths.add,
    schema: documented.reportChat,
    bodyLimit,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const action = actionKey(request);
      const earlier = action && (await store.earlier(user.id, action));
      if (earlier) return reply.code(201).send(encodeFiled(earlier));
      const { chatId, reason, description, problems } = readChatComplaint(request.body);
      const wrong = Object.entries(problems).map(([field, problem]) => [field, [ru.report.problems[problem]]]);
      if (!reason || wrong.length > 0) throw new RequestProblem(Object.fromEntries(wrong));
      if (chatId === null) return reply.code(404).send(notFound);
      try {
        const complaint = { authorId: user.id, chatId, reason, description };
        const filed = await countFiled(request, user.id, () => store.add(complaint, action));
        return reply.code(201).send(encodeFiled(filed));
      } catch (error) {
        if (!(error instanceof ChatComplaintRefused)) throw error;
        if (error.reason === 'missing') return reply.code(404).send(notFound);
        throw new RequestProblem({ non_field_errors: [ru.report[error.reason]] });
      }
    },
  });

  app.route({
    method: 'GET',
    url: paths.list,
    schema: documented.chatComplaints,
    handler: async (request) => {
      const { id } = await moderatorOf(request);
      const { page, pageSize } = readPage(queryOf(request));
      const { items, count } = await review.page(id, readFlag(request, 'resolved'), page, pageSize);
      return { results: items.map(encodeChatComplaint), count };
    },
  });

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/moderation/chat-complaints/:id/',
    schema: documented.chatComplaint,
    handler: async (request, reply) => {
      const user = await moderatorOf(request);
      const id = readId(request.params.id);
      const found = id === null ? null : await review.byId(user.id, id);
      return found ? encodeChatComplaint(found) : reply.code(404).send(notFound);
    },
  });

  for (const verb of ['dismiss', 'confirm'] as const)
    app.route<{ Params: { id: string } }>({
      method: 'POST',
      url: `/moderation/chat-complaints/:id/${verb}/`,
      schema: documented[verb === 'dismiss' ? 'dismissChatComplaint' : 'confirmChatComplaint'],
      bodyLimit,
      handler: async (request, reply) => {
        const user = await moderatorOf(request);
        const id = readId(request.params.id);
        const answer = id === null ? 'missing' : await review.resolve(user.id, id, verb);
        if (answer !== 'resolved') throw complaintProblem(answer);
        return reply.code(204).send();
      },
    });
}

const encodeFiled = ({ chatId, messages }: FiledChatComplaint) => ({ chat_id: chatId, messages });
