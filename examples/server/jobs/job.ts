import type { LetterOrder } from '../mail/letterOrder';

/** Jobs by name, with their payloads. A worker of the previous release leaves names that it does not know to newer ones. */
export interface JobPayloads {
  /** One e-mail, written when it is sent. */
  readonly send_letter: LetterOrder;
  /** What a closed account says of a person. */
  readonly erase_account: { readonly userId: number };
  /** Reads a listing that waits for moderation under the posting rules. */
  readonly check_listing: { readonly listingId: number; readonly version: number };
  /** Tells a user what has been unread for a while. */
  readonly tell_unread: { readonly userId: number };
  /** Has a cache in front drop what has these keys. */
  readonly purge_keys: { readonly keys: readonly string[] };
  /** Hourly: removes what has expired. */
  readonly clean_up: object;
}

export type JobName = keyof JobPayloads;

/** What a handler knows of its job. */
export interface JobRun {
  /** The same for every attempt. */
  readonly id: string;
  readonly createdAt: Date;
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborts when the time limit of an attempt has passed, and some seconds after the server has begun to stop. */
  readonly signal: AbortSignal;
}

/** A handler may run more than once for a job: after a crash, or if its end could not be recorded. */
export type JobHandlers = { readonly [Name in JobName]: (payload: JobPayloads[Name], run: JobRun) => Promise<void> };

/** Thrown by a handler: no further attempt would succeed. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}
