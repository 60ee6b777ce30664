import * as v from 'valibot';
import { isoTime } from '../isoTime';

/** An entry of `GET /users/sessions/`. */
export const sessionSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  created_at: isoTime,
  last_used_at: isoTime,
  user_agent: v.string(),
  is_current: v.boolean(),
});
export const sessionsAnswer = v.array(sessionSchema);

/** Response of `GET /users/email/`. */
export const emailStateSchema = v.object({
  email: v.string(),
  is_confirmed: v.boolean(),
  /** Waits for its confirmation. */
  new_email: v.nullable(v.string()),
});
