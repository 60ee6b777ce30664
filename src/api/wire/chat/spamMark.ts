import * as v from 'valibot';
import type { SpamMark } from '../../../domain/chat/spam';
import { whole } from '../fields';

/** A text that somebody has sent to many. */
export const spamMarkSchema = v.object({
  id: v.pipe(whole, v.minValue(1)),
  user: v.object({ id: whole, name: v.string() }),
  text: v.string(),
  people: whole,
  first_at: v.string(),
  last_at: v.string(),
});

export function encodeSpamMark({ id, userId, name, text, people, firstAt, lastAt }: SpamMark): v.InferOutput<typeof spamMarkSchema> {
  return { id, user: { id: userId, name }, text, people, first_at: firstAt.toISOString(), last_at: lastAt.toISOString() };
}

/** Returns null for a mark that cannot be shown. Never throws. */
export function decodeSpamMark(input: unknown): SpamMark | null {
  const result = v.safeParse(spamMarkSchema, input);
  if (!result.success) return null;
  const { id, user, text, people, first_at, last_at } = result.output;
  const [firstAt, lastAt] = [new Date(first_at), new Date(last_at)];
  return { id, userId: user.id, name: user.name, text, people, firstAt, lastAt };
}
