import type pg from 'pg';
import { messageOf } from '../messageOf';
import type { Replica, ReplicaOptions } from './replica';

export interface ReplicaWatch extends Pick<Replica, 'look' | 'state'> {
  /** A statement has failed: it is not read until the next look. */
  fail(error: unknown): void;
}

/** How long a server may think about how far it is, ms: a replica that hangs is not read any longer. */
const patience = 1000;

/** Position in the log, bytes. */
const written = `select (pg_current_wal_lsn() - '0/0')::float8 as position`;
const replayed = `select pg_is_in_recovery() as "isStandby", (pg_last_wal_replay_lsn() - '0/0')::float8 as position`;

/**
 * Measures how far a standby is behind by what the primary had written at which time. Times of the last transaction would grow
 * while nobody writes.
 */
export function replicaWatch({
  replica,
  health,
  maxLag,
  onChange,
  now = () => performance.now(),
}: Pick<ReplicaOptions, 'replica' | 'health' | 'maxLag' | 'onChange' | 'now'>): ReplicaWatch {
  /** What the primary had written when it was asked, oldest first. */
  let asked: { readonly position: number; readonly at: number }[] = [];
  let freshAt: number | null = null;
  let isRead = false;

  function change(to: boolean, why: string): void {
    if (to !== isRead) onChange?.(to ? 'The replica is read' : `The replica is not read: ${why}`);
    isRead = to;
  }

  async function look(): Promise<void> {
    const at = now();
    // While the primary does not answer nobody writes, so the replica is as good as before.
    const primary = await ask<{ position: number }>(health, written).catch(() => null);
    if (primary) asked.push({ position: primary.position, at });
    try {
      const standby = await ask<{ isStandby: boolean; position: number | null }>(replica, replayed);
      const { position } = standby;
      if (!standby.isStandby || position === null) return change(false, 'it is not a standby of another server');
      for (const known of asked) if (known.position <= position) freshAt = known.at;
      asked = asked.filter((known) => known.position > position);
      if (freshAt === null) return change(false, 'nothing is known of how old it is');
      if (!primary) return;
      const behind = now() - freshAt;
      change(behind <= maxLag, `it is more than ${maxLag / 1000} s behind`);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    change(false, messageOf(error));
  }

  return { look, fail, state: () => ({ isRead, behind: freshAt === null ? null : Math.max(0, now() - freshAt) }) };
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, statement: string): Promise<Row> {
  const look: pg.QueryConfig & { readonly query_timeout: number } = { text: statement, query_timeout: patience };
  const { rows } = await pool.query<Row>(look);
  const [row] = rows;
  if (!row) throw new Error('no answer');
  return row;
}
