import * as v from 'valibot';
import { id, notificationSchema, total, wireKinds } from './notification';

/** A page as the reference server sends it; apart, since clients accept more. */
export const notificationPageAnswer = v.object({
  results: v.array(
    v.object({
      ...notificationSchema.entries,
      kind: v.picklist(Object.values(wireKinds)),
      chat_id: v.nullable(id),
      created_at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  count: total,
  next: v.nullable(v.string()),
  unread_total: total,
});
