import type { ChatFolder } from '../../../domain/chat/chat';
import { chatLimits } from '../../../domain/chat/chatLimits';

/** A body or query that cannot be read: the fields that are wrong. Servers say why. */
export interface BadRequest {
  readonly wrong: readonly string[];
}

type Values = (name: string) => unknown;

const valuesOf =
  (body: unknown): Values =>
  (name) =>
    typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Which chats a query asks for: `i_block=true` is the blacklist, `i_block=false` without blocks of either side. */
export function readChatQuery(params: URLSearchParams): { readonly folder: ChatFolder; readonly search: string } | BadRequest {
  const [mine, theirs] = [params.get('i_block'), params.get('i_am_blocked')];
  const search = (params.get('search') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  const wrong = [
    ...(mine === null || mine === 'true' || mine === 'false' ? [] : ['i_block']),
    ...(theirs === null || theirs === 'false' ? [] : ['i_am_blocked']),
    ...(search.length > chatLimits.search ? ['search'] : []),
  ];
  if (wrong.length > 0) return { wrong };
  return { folder: mine === 'true' ? 'blacklist' : (mine ?? theirs) ? 'open' : 'all', search };
}

/** Which messages a query looks for: `before` continues below a message. */
export function readFoundQuery(params: URLSearchParams): { readonly search: string; readonly before: number | null } | BadRequest {
  const search = (params.get('search') ?? '').replace(/\p{Cc}/gu, ' ').trim();
  const named = params.get('before');
  const before = named === null ? null : Number(named);
  const wrong = [
    ...(search === '' || search.length > chatLimits.search ? ['search'] : []),
    ...(before === null || (/^\d{1,15}$/.test(named ?? '') && isId(before)) ? [] : ['before']),
  ];
  return wrong.length > 0 ? { wrong } : { search, before };
}

/** Which chat a body is about. Both are null when it names none. */
export interface ChatPlaceBody {
  readonly chatId: number | null;
  readonly listingId: number | null;
}

/** An empty field names nothing; any other value that cannot be an id is the id of nothing. */
function readPlace(value: Values): ChatPlaceBody {
  const read = (id: unknown) => (id === undefined || id === null || id === '' ? null : isId(id) ? id : 0);
  return { chatId: read(value('chat_id')), listingId: read(value('realty_id')) };
}

export interface ShowBody extends ChatPlaceBody {
  readonly before: number | null;
  readonly after: number | null;
  /** In the middle of what is shown: a message, or the first one since a time. */
  readonly around: number | Date | null;
  readonly count: number;
  readonly marksRead: boolean;
}

export function readShowBody(body: unknown): ShowBody | BadRequest {
  const value = valuesOf(body);
  const [before = null, after = null, count = chatLimits.messages, marksRead = true] = ['before', 'after', 'count', 'mark_read'].map(value);
  const [id = null, since = null] = ['around', 'since'].map(value);
  const time = typeof since === 'string' && /^\d{4}-\d\d-\d\dT/.test(since) ? new Date(since) : null;
  const hasTime = time !== null && !Number.isNaN(time.getTime());
  const isAlone = (one: unknown) => [before, after, id, since].every((other) => other === null || other === one);
  const isCursor = (id: unknown) => id === null || isId(id);
  const wrong = [
    ...(isCursor(before) ? [] : ['before']),
    ...(isCursor(after) && !(before !== null && after !== null) ? [] : ['after']),
    ...(isCursor(id) && (id === null || isAlone(id)) ? [] : ['around']),
    ...(since === null || (hasTime && isAlone(since)) ? [] : ['since']),
    ...(isId(count) && count <= chatLimits.maxMessages ? [] : ['count']),
    ...(typeof marksRead === 'boolean' ? [] : ['mark_read']),
  ];
  if (wrong.length > 0) return { wrong };
  return { ...readPlace(value), before, after, around: hasTime ? time : id, count, marksRead } as ShowBody;
}

export interface SendBody extends ChatPlaceBody {
  /** The text as it was typed. */
  readonly message: string;
}

export function readSendBody(body: unknown): SendBody {
  const value = valuesOf(body);
  const message = value('message');
  return { ...readPlace(value), message: typeof message === 'string' ? message : '' };
}

/** Returns null for what is no list of ids. */
function readIds(ids: unknown): readonly number[] | null {
  return Array.isArray(ids) && ids.length > 0 && ids.length <= chatLimits.atOnce && ids.every(isId) ? ids : null;
}

const kinds = { chats: 'chat_ids', users: 'user_ids', listings: 'realty_ids' } as const;

/** Null unless exactly one kind of ids is given (§5). */
export function readBlockBody(body: unknown): { readonly kind: keyof typeof kinds; readonly ids: readonly number[] } | BadRequest | null {
  const value = valuesOf(body);
  const given = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => (value(kinds[kind]) ?? null) !== null);
  const [kind] = given;
  if (kind === undefined || given.length > 1) return null;
  const ids = readIds(value(kinds[kind]));
  return ids ? { kind, ids } : { wrong: [kinds[kind]] };
}

export function readChatIds(body: unknown): readonly number[] | BadRequest {
  return readIds(valuesOf(body)('chat_ids')) ?? { wrong: ['chat_ids'] };
}

export const isBad = (read: object): read is BadRequest => Object.hasOwn(read, 'wrong');
