import { encodeChatComplaint, readChatComplaint } from '../../../api/wire/chat/chatComplaint';
import {
  type ChatComplaint,
  chatComplaintLimits,
  isChatComplaintConfirmable,
  type ReportedMessage,
  type ReportedPerson,
} from '../../../domain/chat/chatComplaint';
import { shortPersonName } from '../../../domain/listing/moderation';
import { ru } from '../../../text/chat/safety/ru';
import type { FakeAccounts, FakeUser } from '../../fakeAccounts';
import { type Answer, json, notFound, type Route, refused, unauthorised } from '../../fakeRoute';
import { fixedNow } from '../../fixtures';
import type { World } from '../../world';
import { decisionOf } from '../fakeComplaints';
import { recordDecision } from '../fakeDecisions';
import { decidedBefore, notConfirmable } from '../fakeHolds';
import { forModerators, type Moderators } from '../fakeModerators';
import { isFakeStore } from '../fakeStore';
import { otherOf } from './fakeChatBook';

/** A complaint about a person, of a fake server. */
interface FakeChatComplaint extends Omit<ChatComplaint, 'author' | 'person' | 'decided' | 'tradeType'> {
  readonly authorId: number;
  readonly userId: number;
  readonly chatId: number;
  /** Which decision of the world it was; 0 while it waits. */
  readonly decision: number;
  /** Who has resolved it; null for nobody. */
  readonly by: FakeUser | null;
}

const byWorld = new WeakMap<World, readonly FakeChatComplaint[]>();
const knownIn = (world: World) => byWorld.get(world) ?? [];

/** What was filed with a key, and answered (D51). */
const filed = new WeakMap<World, Map<string, { readonly request: string; readonly answer: object }>>();

/** Complaints about people that this user has made. */
export function chatComplaintsBy(world: World, authorId: number): readonly FakeChatComplaint[] {
  return knownIn(world).filter((one) => one.authorId === authorId);
}

/** The account is blocked: what waits about it is resolved, except an own complaint of the moderator. */
export function resolveChatComplaints(world: World, userId: number, by: FakeUser): void {
  resolve(world, by, 'blocked', (one) => one.userId === userId && one.authorId !== by.id);
}

function resolve(world: World, by: FakeUser, outcome: ChatComplaint['outcome'], isConcerned: (one: FakeChatComplaint) => boolean): void {
  const known = knownIn(world);
  const decision = 1 + Math.max(0, ...known.map((one) => one.decision));
  byWorld.set(
    world,
    known.map((one) => (one.outcome === null && isConcerned(one) ? { ...one, outcome, decision, by } : one)),
  );
}

const add: Answer = (world, _params, { user, body, headers }) => {
  if (!user) return unauthorised();
  if (!isFakeStore(world)) throw new Error('Chats need a fake store');
  const keys = filed.get(world) ?? new Map<string, { readonly request: string; readonly answer: object }>();
  filed.set(world, keys);
  const [key, request] = [`${user.id} ${headers.get('Idempotency-Key')}`, JSON.stringify(body)];
  const earlier = headers.has('Idempotency-Key') ? keys.get(key) : undefined;
  if (earlier) {
    return earlier.request === request
      ? json(earlier.answer, 201)
      : json({ detail: 'Этот Idempotency-Key уже использован для другого запроса.' }, 422);
  }
  const { chatId, reason, description, problems } = readChatComplaint(body);
  const wrong = Object.entries(problems).map(([field, problem]) => [field, [ru.report.problems[problem]]]);
  if (!reason || wrong.length > 0) return refused(Object.fromEntries(wrong));
  const chat = world.chatBook.find(user.id, ({ id }) => id === chatId);
  if (!chat) return notFound();
  const seen = world.chatBook.messagesFor(user.id, chat);
  const userId = otherOf(chat, user.id);
  if (!seen.some(({ authorId }) => authorId === userId)) return refused({ non_field_errors: [ru.report.nothing] });
  const known = knownIn(world);
  if (known.some((one) => one.authorId === user.id && one.userId === userId)) return refused({ non_field_errors: [ru.report.today] });
  const messages = seen
    .slice(-chatComplaintLimits.messages)
    .map(({ id, authorId, text, at }): ReportedMessage => ({ id, isAuthors: authorId === user.id, text, at }));
  const complaint = { id: known.length + 1, authorId: user.id, userId, chatId: chat.id, listingId: chat.listingId, reason, description };
  byWorld.set(world, [...known, { ...complaint, at: fixedNow, messages, outcome: null, decision: 0, by: null }]);
  const answer = { chat_id: chat.id, messages: messages.length };
  keys.set(key, { request, answer });
  return json(answer, 201);
};

function personOf(accounts: FakeAccounts, id: number): ReportedPerson {
  const user = accounts.find((one) => one.id === id);
  if (!user) return { id: null, name: '', isBlocked: false };
  return { id, name: `${user.firstName} ${user.lastName ?? ''}`.trim(), isBlocked: accounts.blockedReason(user) !== null };
}

const forOthers =
  ({ id }: FakeUser) =>
  ({ authorId, userId }: FakeChatComplaint) =>
    authorId !== id && userId !== id;

function list(...[world, params, { user, accounts }]: Parameters<Moderators>): Response {
  const resolved = params.get('resolved') ?? 'false';
  if (resolved !== 'true' && resolved !== 'false') return refused(['resolved']);
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const found = knownIn(world)
    .filter(forOthers(user))
    .filter(({ outcome }) => (outcome !== null) === (resolved === 'true'))
    .sort((one, other) => other.decision - one.decision || one.id - other.id);
  const results = found.slice((page - 1) * size, page * size).map((one) => encodedOf(world, accounts, one));
  return json({ results, count: found.length });
}

function encodedOf(world: World, accounts: FakeAccounts, one: FakeChatComplaint) {
  const [author, person] = [personOf(accounts, one.authorId), personOf(accounts, one.userId)];
  const tradeType = world.listings.find(({ listing }) => listing.id === one.listingId)?.listing.tradeType ?? null;
  return encodeChatComplaint({ ...one, author, person, tradeType, decided: decisionOf(one) });
}

function shown(...[world, , { user, accounts, id }]: Parameters<Moderators>): Response {
  const found = knownIn(world)
    .filter(forOthers(user))
    .find((one) => one.id === id);
  return found ? json(encodedOf(world, accounts, found)) : notFound();
}

function close(verb: 'dismiss' | 'confirm'): Moderators {
  return (world, _params, { user, id, accounts }) => {
    const found = knownIn(world)
      .filter(forOthers(user))
      .find((one) => one.id === id);
    if (!found) return notFound();
    if (found.by && found.by.id !== user.id) return decidedBefore(shortPersonName(found.by.firstName, found.by.lastName ?? ''));
    if (found.outcome) return new Response(null, { status: 204 });
    const person = personOf(accounts, found.userId);
    if (verb === 'confirm' && !isChatComplaintConfirmable(person)) return notConfirmable();
    resolve(world, user, verb === 'confirm' ? 'blocked' : 'dismissed', (one) => one.id === id);
    const kind = verb === 'confirm' ? 'confirmed' : 'dismissed';
    recordDecision(world, user, { kind, listingId: null, user: { id: found.userId, name: person.name } });
    return new Response(null, { status: 204 });
  };
}

/** Complaints about the person of a chat, as on the reference server. */
export const chatComplaintRoutes: readonly Route[] = [
  { path: /\/chats\/complaints\/$/, isPersonal: true, POST: add },
  { path: /\/moderation\/chat-complaints\/$/, isPersonal: true, GET: forModerators(list) },
  { path: /\/moderation\/chat-complaints\/([1-9]\d*)\/$/, isPersonal: true, GET: forModerators(shown) },
  { path: /\/moderation\/chat-complaints\/([1-9]\d*)\/dismiss\/$/, isPersonal: true, POST: forModerators(close('dismiss')) },
  { path: /\/moderation\/chat-complaints\/([1-9]\d*)\/confirm\/$/, isPersonal: true, POST: forModerators(close('confirm')) },
];
