import type { FastifyInstance } from 'fastify';
import { chatEndpoints as paths } from '../../../../src/api/chats';
import { encodeChatSummary, encodeChatThread, encodeMessage } from '../../../../src/api/wire/chat/chat';
import {
  type BadRequest,
  isBad,
  readBlockBody,
  readChatIds,
  readChatQuery,
  readFoundQuery,
  readSendBody,
  readShowBody,
} from '../../../../src/api/wire/chat/chatRequest';
import { chatLimits } from '../../../../src/domain/chat/chatLimits';
import { messageRules } from '../../../../src/domain/chat/message.schema';
import { ru } from '../../../../src/text/chat/ru';
import { messageText } from '../../../../src/text/format/messageText';
import type { Accounts } from '../../accounts/accounts';
import { forSignedIn } from '../../accounts/authentication';
import type { ChatChanges } from '../../chats/chatChanges';
import type { ChatStore } from '../../chats/chatStore';
import { type ChatWriter, MessageRefused, type SentMessage } from '../../chats/sendMessage';
import { actionKey } from '../../idempotency/answerOnce';
import { chatChangeLimits, countDone, countUses, messageLimits, newChatLimits } from '../contactLimits';
import { documented } from '../openapi';
import { notFound, Refusal, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { readPage } from '../reading/readPage';

export interface Chats {
  readonly store: ChatStore;
  readonly writer: ChatWriter;
  readonly changes: ChatChanges;
}

export interface ChatRoutesOptions {
  readonly accounts: Accounts;
  readonly chats: Chats;
}

/** A message of the longest letters there are, escaped. */
const messageBodyLimit = 256 * 1024;
const idsBodyLimit = 16 * 1024;

/** The calls of chats (§7). All need a token. */
export async function chatRoutes(app: FastifyInstance, { accounts, chats }: ChatRoutesOptions): Promise<void> {
  const { store, writer, changes } = chats;
  const countMessage = countUses(accounts.limiter, 'message', messageLimits);
  const countNewChat = countDone(accounts.limiter, 'chat', newChatLimits);
  const countChange = countUses(accounts.limiter, 'chat-change', chatChangeLimits);

  forSignedIn(app, accounts);

  app.route({
    method: 'GET',
    url: paths.list,
    schema: documented.chats,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const query = queryOf(request);
      const { page, pageSize } = readPage(query);
      const wanted = right(readChatQuery(new URLSearchParams(query)));
      const { items, count } = await store.page(user.id, { ...wanted, page, pageSize });
      return {
        results: items.map(encodeChatSummary),
        count,
        pages_total: Math.ceil(count / pageSize),
        current_page: page,
        unread_total: await store.unread(user.id),
      };
    },
  });

  app.route({
    method: 'GET',
    url: paths.found,
    schema: documented.foundMessages,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const wanted = right(readFoundQuery(new URLSearchParams(queryOf(request))));
      const { items, hasMore } = await store.find(user.id, wanted);
      return { results: items.map(encodeChatSummary), has_more: hasMore };
    },
  });

  app.route({
    method: 'POST',
    url: paths.show,
    schema: documented.showChat,
    bodyLimit: idsBodyLimit,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const { chatId, listingId, marksRead, ...wanted } = right(readShowBody(request.body));
      if (chatId === null && listingId === null) throw new RequestProblem({ non_field_errors: [ru.whichChat] });
      const chat = await store.thread(user.id, { chatId, listingId }, wanted);
      if (!chat) return reply.code(404).send(chatId === null ? { detail: ru.empty } : notFound);
      const newest = chat.messages.at(-1);
      // Nothing that stands before a message or after one makes a chat empty.
      if (!newest && wanted.before === null && wanted.after === null) return reply.code(404).send({ detail: ru.empty });
      const isRead = marksRead && newest !== undefined && wanted.before === null && wanted.around === null && chat.unread > 0;
      if (isRead) await changes.read(user.id, chat.id, newest.id);
      return {
        results: encodeChatThread(isRead && !chat.hasNewer ? { ...chat, unread: 0 } : chat),
        unread_total: await store.unread(user.id),
      };
    },
  });

  app.route({
    method: 'POST',
    url: paths.send,
    schema: documented.sendMessage,
    bodyLimit: messageBodyLimit,
    async handler(request, reply) {
      const user = await accounts.requireUser(request);
      const action = actionKey(request);
      const earlier = action && (await writer.earlier(user.id, action));
      if (earlier) return encodeSent(earlier);
      const { message: typed, ...ref } = readSendBody(request.body);
      const { message } = messageRules.tidy({ message: typed });
      const problem = messageRules.problems({ message }).message;
      if (problem) throw new RequestProblem({ message: [messageText(ru.problems, problem)] });
      if (ref.chatId === null && ref.listingId === null) throw new RequestProblem({ non_field_errors: [ru.refusals.no_listing] });
      await countMessage(request, user.id);
      const deliver = () => writer.send(user.id, ref, message, action);
      try {
        // A chat that is refused is not begun; its message counts as an attempt.
        return encodeSent(await ((await writer.isNew(user.id, ref)) ? countNewChat(request, user.id, deliver) : deliver()));
      } catch (error) {
        if (!(error instanceof MessageRefused)) throw error;
        if (error.reason === 'missing') return reply.code(404).send(notFound);
        if (error.reason === 'no_listing') return reply.code(404).send({ detail: ru.refusals.no_listing });
        // The code names the reason for programs: the panel words one of them in its own way (D23).
        throw new Refusal(403, { detail: ru.refusals[error.reason], code: error.reason });
      }
    },
  });

  for (const [url, schema, change] of [
    [paths.block, documented.blockUsers, changes.block],
    [paths.unblock, documented.unblockUsers, changes.unblock],
  ] as const) {
    app.route({
      method: 'POST',
      url,
      schema,
      bodyLimit: idsBodyLimit,
      async handler(request) {
        const user = await accounts.requireUser(request);
        const target = readBlockBody(request.body);
        if (!target) throw new RequestProblem({ non_field_errors: [ru.oneKind] });
        const wanted = right(target);
        await countChange(request, user.id);
        await change(user.id, wanted);
        return { unread_total: await store.unread(user.id) };
      },
    });
  }

  app.route({
    method: 'POST',
    url: paths.remove,
    schema: documented.deleteChats,
    bodyLimit: idsBodyLimit,
    async handler(request) {
      const user = await accounts.requireUser(request);
      const ids = right(readChatIds(request.body));
      await countChange(request, user.id);
      return { deleted_chat_ids: await changes.remove(user.id, ids), unread_total: await store.unread(user.id) };
    },
  });
}

const encodeSent = ({ chatId, message }: SentMessage) => ({ chat_id: chatId, ...encodeMessage(message) });

const wrongValues: Readonly<Record<string, string>> = {
  chat_ids: `Укажите список номеров, не больше ${chatLimits.atOnce}.`,
  user_ids: `Укажите список номеров, не больше ${chatLimits.atOnce}.`,
  realty_ids: `Укажите список номеров, не больше ${chatLimits.atOnce}.`,
};

/** Throws a RequestProblem with messages by field. */
function right<T extends object>(read: T | BadRequest): T {
  if (!isBad(read)) return read;
  throw new RequestProblem(Object.fromEntries(read.wrong.map((field) => [field, [wrongValues[field] ?? 'Некорректное значение.']])));
}
