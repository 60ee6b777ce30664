import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { tokenHash } from '../../examples/server/accounts/tokens';
import type { Database } from '../../examples/server/database/schema';
import { liveEvents } from '../../src/api/events';
import { eventLimits } from '../../src/domain/events/eventLimits';
import type { LiveEvent } from '../../src/domain/events/liveEvent';

/** Somebody who is signed in. */
export interface LiveUser {
  readonly userId: number;
  readonly token: string;
}

export async function addLiveUsers(db: Kysely<Database>, count: number): Promise<readonly LiveUser[]> {
  const users: LiveUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const token = randomBytes(32).toString('base64url');
    const { id: userId } = await db
      .insertInto('users')
      .values({ email: `live${index}@example.com`, phone: `77${String(index).padStart(8, '0')}`, first_name: 'Мария', last_name: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const now = new Date();
    const times = { created_at: now, last_used_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
    await db
      .insertInto('auth_tokens')
      .values({ user_id: userId, token_sha256: tokenHash(token), ...times })
      .execute();
    users.push({ userId, token });
  }
  return users;
}

export interface Following {
  /** Ends all streams. */
  stop(): Promise<void>;
  /** How often a stream had to say that events are missing. */
  gaps(): number;
}

/**
 * Keeps a stream open for everybody, on the other instance when one goes away; users are spread over the instances. Resolves when all are open.
 * @param origins of the instances, as they are now
 */
export async function followAll(
  users: readonly LiveUser[],
  origins: () => readonly string[],
  onEvent: (place: number, event: LiveEvent) => void,
): Promise<Following> {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  let opened = () => {};
  const allOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  let open = 0;
  let gaps = 0;
  async function follow({ token }: LiveUser, place: number): Promise<void> {
    let position: number | null = null;
    let isOpen = false;
    for (let attempt = 0; !closing.signal.aborted; attempt += 1) {
      const now = origins();
      const transport = { baseUrl: `${now[(place + attempt) % now.length] ?? ''}/api`, fetch, token: () => token };
      try {
        for await (const step of liveEvents(transport, position, { signal: closing.signal })) {
          if (step.kind === 'signedOut') throw new Error('signed out');
          if (step.kind === 'gap') gaps += 1;
          if (step.kind === 'ready' && !isOpen) {
            isOpen = true;
            open += 1;
            if (open === users.length) opened();
          }
          if (step.kind === 'event') onEvent(place, step.event);
          position = step.position ?? position;
        }
      } catch {
        await delay(Math.random() * eventLimits.retry.first);
      }
    }
  }
  const following = users.map(follow);
  await allOpen;
  return {
    gaps: () => gaps,
    async stop() {
      closing.abort();
      await Promise.all(following);
    },
  };
}
