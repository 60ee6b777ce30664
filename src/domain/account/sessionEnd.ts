/**
 * What has ended a session, as the answer to its token tells it: `ended_elsewhere` is its end in the list of devices or with a second factor.
 * A token that nothing is told about has expired.
 */
export const sessionEnds = ['password_changed', 'account_blocked', 'account_closed', 'ended_elsewhere', 'signed_out'] as const;
/** One of {@link sessionEnds}. */
export type SessionEnd = (typeof sessionEnds)[number];
