import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase, openPool } from '../../examples/server/database/connect';
import type { Database } from '../../examples/server/database/schema';
import { end, type Started, start } from '../../test/server/support/serverProcess';
import { storeChat } from '../../test/server/support/storeChat';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { addLiveUsers, type LiveUser } from '../server/liveClients';
import { seed } from '../server/measure';
import type { Cluster } from './cluster';

type Environment = Readonly<Record<string, string>>;

/** A database with listings and people, and servers on it. */
export interface World {
  readonly cluster: Cluster;
  readonly db: Kysely<Database>;
  /** One that the servers of the bench and their writers share. */
  readonly folder: string;
  readonly chats: readonly { readonly id: number; readonly tokens: readonly [string, string] }[];
  /** Somebody who makes every call, and may have no account any more then. */
  readonly stranger: LiveUser;
  /** Somebody who places a listing. */
  readonly owner: LiveUser;
  /** An environment for a server on this database. */
  readonly environment: Environment;
  serve(environment?: Environment): Promise<Started>;
  stop(): Promise<void>;
}

const people = 40;
const listings = 300;

/** @param seedAll fills the database; with the present schema and listings when absent */
export async function openWorld(cluster: Cluster, seedAll?: (url: string, folder: string) => Promise<unknown>): Promise<World> {
  const folder = await temporaryFolder();
  const { url } = cluster;
  await (seedAll ? seedAll(url, folder) : seed({ url }, join(folder, 'pictures'), listings));
  const pool = openPool({ target: { url }, poolSize: 2, onError: () => undefined });
  const db = openDatabase(pool);
  const [stranger, owner, ...users] = await addLiveUsers(db, people + 2);
  const published = await db.selectFrom('listings').select('id').where('status', '=', 1).where('communication_method', '!=', 3).execute();
  if (!stranger || !owner) throw new Error('Nobody is there');
  const chats: World['chats'][number][] = [];
  for (let place = 0; place + 1 < users.length; place += 2) {
    const [owner, buyer, listing] = [users[place], users[place + 1], published[place % published.length]];
    if (!owner || !buyer || !listing) throw new Error('Nobody to write');
    const id = await storeChat(db, { listingId: listing.id, ownerId: owner.userId, buyerId: buyer.userId });
    chats.push({ id, tokens: [owner.token, buyer.token] });
  }
  const environment = { DATABASE_URL: url, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' };
  const started: Started[] = [];
  return {
    cluster,
    db,
    folder,
    chats,
    stranger,
    owner,
    environment,
    async serve(more = {}) {
      const server = await start(folder, { environment: { ...environment, ...more } });
      started.push(server);
      return server;
    },
    async stop() {
      for (const { child } of started) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
      await db.destroy();
      await cluster.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
