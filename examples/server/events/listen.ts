import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

export interface ListenOptions {
  /** It listens, again or for the first time: what was told before is lost. */
  readonly onConnect: () => void;
  readonly onNotice: (payload: string) => void;
  /** It does not listen. It is tried again. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds before the next attempt. */
const pause = { first: 50, longest: 2000 } as const;
/** A connection that is silently gone would be noticed by nobody, ms. */
const look = { every: 20_000, patience: 5000 } as const;

/** Listens to a channel over one connection of the pool until closed, however often the database is away. */
export function listen(pool: pg.Pool, channel: string, { onConnect, onNotice, onError }: ListenOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const stopped = new Promise<'stopped'>((resolve) => signal.addEventListener('abort', () => resolve('stopped'), { once: true }));

  async function once(onStart: () => void): Promise<void> {
    const client = await pool.connect();
    const ended = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('The connection has ended')));
    });
    ended.catch(() => undefined);
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await client.query(`listen ${channel}`);
      onStart();
      for (;;) {
        const waited = await Promise.race([ended, stopped, delay(look.every, 'look', { signal, ref: false }).catch(() => 'stopped')]);
        if (waited === 'stopped') return;
        const isLate = await Promise.race([ended, client.query('select 1').then(() => false), delay(look.patience, true, { ref: false })]);
        if (isLate) throw new Error('The connection does not answer');
      }
    } finally {
      // It listens: nobody else may have it.
      client.release(true);
    }
  }

  async function keepListening(): Promise<void> {
    let next: number = pause.first;
    while (!signal.aborted) {
      try {
        await once(() => {
          next = pause.first;
          onConnect();
        });
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
      await delay(next * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
      next = Math.min(next * 2, pause.longest);
    }
  }

  const running = keepListening();
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
