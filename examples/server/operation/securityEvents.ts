import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/problems';

/** What happens to an account and may have to be explained later. */
export type SecurityEvent =
  | 'sign_in_limited'
  | 'password_check_limited'
  | 'password_changed'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'sessions_ended'
  | 'account_blocked'
  | 'account_unblocked'
  | 'account_closed'
  | 'second_factor_limited'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'recovery_code_used'
  | 'phone_code_limited'
  | 'phone_confirmed'
  | 'moderator_added'
  | 'moderator_removed';

/** Whose account it is, null for none; and which moderator did it. Numbers only: names, contacts, addresses and tokens stay out of the log. */
interface Concerned {
  readonly userId: number | null;
  readonly moderatorId?: number;
}

export function recordSecurity({ log }: Pick<FastifyRequest, 'log'>, event: SecurityEvent, { userId, moderatorId }: Concerned): void {
  log.info({ event, userId, ...(moderatorId !== undefined && { moderatorId }) }, 'security');
}

/** Records that a limit was reached, and rejects as the attempt does. */
export async function recordLimit(
  request: Pick<FastifyRequest, 'log'>,
  event: SecurityEvent,
  attempt: Promise<void>,
  userOf: () => Promise<number | null>,
): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) {
      recordSecurity(request, event, { userId: await userOf().catch(() => null) });
    }
    throw error;
  }
}
