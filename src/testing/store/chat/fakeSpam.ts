import { encodeSpamMark } from '../../../api/wire/chat/spamMark';
import { type SpamMark, spamKey, spamRule } from '../../../domain/chat/spam';
import { type Answer, json, notFound, type Route, unauthorised } from '../../fakeRoute';
import { fixedNow } from '../../fixtures';
import type { World } from '../../world';
import { recordDecision } from '../fakeDecisions';

interface Known {
  readonly people: Set<number>;
  readonly mark: SpamMark;
  readonly isDismissed: boolean;
}

const byWorld = new WeakMap<World, Map<string, Known>>();

/** Remembers who got a text. */
export function noteText(world: World, sender: { readonly id: number; readonly name: string }, recipientId: number, text: string): void {
  const key = spamKey(text);
  if (key === null) return;
  const known = byWorld.get(world) ?? new Map<string, Known>();
  byWorld.set(world, known);
  const before = known.get(`${sender.id} ${key}`);
  const people = new Set([...(before?.people ?? []), recipientId]);
  const id = before?.mark.id ?? Math.max(0, ...[...known.values()].map(({ mark }) => mark.id)) + 1;
  known.set(`${sender.id} ${key}`, {
    people,
    isDismissed: before?.isDismissed ?? false,
    mark: { id, userId: sender.id, name: sender.name, text, people: people.size, firstAt: fixedNow, lastAt: fixedNow },
  });
}

/** Forgets the texts of somebody: the account is blocked. */
export function forgetTextsOf(world: World, userId: number): void {
  const known = byWorld.get(world);
  for (const [key, { mark }] of known ?? []) if (mark.userId === userId) known?.delete(key);
}

const openOf = (world: World, moderatorId: number) =>
  [...(byWorld.get(world) ?? [])]
    .filter(([, { mark, isDismissed }]) => !isDismissed && mark.people >= spamRule.people && mark.userId !== moderatorId)
    .sort(([, one], [, other]) => other.mark.people - one.mark.people || one.mark.id - other.mark.id);

const list: Answer = (world, params, { user }) => {
  if (!user) return unauthorised();
  if (user.role !== 'moderator') return notFound();
  const [page, size] = [Number(params.get('page') ?? 1), Number(params.get('page_size') ?? 10)];
  const open = openOf(world, user.id).map(([, { mark }]) => mark);
  return json({ results: open.slice((page - 1) * size, page * size).map(encodeSpamMark), count: open.length });
};

const dismiss: Answer = (world, _params, { user, id }) => {
  if (!user) return unauthorised();
  const found = user.role === 'moderator' ? openOf(world, user.id).find(([, { mark }]) => mark.id === id) : undefined;
  if (!found) return notFound();
  const [key, known] = found;
  byWorld.get(world)?.set(key, { ...known, isDismissed: true });
  const { userId, name } = known.mark;
  recordDecision(world, user, { kind: 'not_spam', listingId: null, user: { id: userId, name } });
  return new Response(null, { status: 204 });
};

/** The same text to many people, for moderators, as on the reference server. */
export const spamRoutes: readonly Route[] = [
  { path: /\/moderation\/spam\/$/, isPersonal: true, GET: list },
  { path: /\/moderation\/spam\/([1-9]\d*)\/dismiss\/$/, isPersonal: true, POST: dismiss },
];
