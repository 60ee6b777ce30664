import * as v from 'valibot';
import { notificationSchema, total } from './notification';

/** A page as the reference server sends it; apart, since clients accept more. */
export const notificationPageAnswer = v.object({
  results: v.array(v.object({ ...notificationSchema.entries, created_at: v.pipe(v.string(), v.isoTimestamp()) })),
  count: total,
  next: v.nullable(v.string()),
  unread_total: total,
});
