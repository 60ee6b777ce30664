import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { profileEndpoints } from '../../../src/api/profile';
import { type LetterTopic, letterTopics } from '../../../src/domain/account/letterTopics';
import { loadSecret } from '../database/loadSecret';
import type { Database } from '../database/schema';

/** Whose letters of which topic a link ends. */
export interface LetterStop {
  readonly userId: number;
  readonly topic: LetterTopic;
}

/** Links that end the letters of a topic. They work for as long as the account, so nothing is stored for them. */
export interface StopLinks {
  urlOf(siteUrl: string, stop: LetterStop): Promise<string>;
  /** Null: this server did not make it. */
  read(token: string): Promise<LetterStop | null>;
}

export function stopLinks(db: Kysely<Database>): StopLinks {
  let loading: Promise<Buffer> | undefined;
  const tokenOf = async ({ userId, topic }: LetterStop) => {
    // One that failed to load is asked for again.
    loading ??= loadSecret(db, 'letters').catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const said = `${topic}.${userId}`;
    return `${said}.${createHmac('sha256', await loading)
      .update(said)
      .digest('base64url')}`;
  };
  return {
    urlOf: async (siteUrl, stop) => `${siteUrl}/api${profileEndpoints.stopLetters}?token=${await tokenOf(stop)}`,
    async read(token) {
      const [, name, id] = /^(\w+)\.([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? [];
      const topic = letterTopics.find((known) => known === name);
      if (!topic) return null;
      const stop = { userId: Number(id), topic };
      const [given, right] = [Buffer.from(token), Buffer.from(await tokenOf(stop))];
      return given.length === right.length && timingSafeEqual(given, right) ? stop : null;
    },
  };
}
