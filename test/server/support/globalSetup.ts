import type { TestProject } from 'vitest/node';
import { type ConnectionSettings, openDatabase, openPool } from '../../../examples/server/database/connect';
import { migrate } from '../../../examples/server/database/migrate';
import { folderFiles } from '../../../examples/server/pictures/folderFiles';
import { builtInPictures, preparePictures } from '../../../examples/server/pictures/library';
import { storePictures } from '../../../examples/server/pictures/pictureStore';
import { startEmbeddedPostgres } from '../../../examples/server/postgres/embeddedPostgres';
import { storeQuestions } from '../../../examples/server/questions/storeQuestions';
import { readFacts } from '../../../examples/server/seed/facts';
import { seedDatabase } from '../../../examples/server/seed/seedDatabase';
import { compileServer } from '../../../scripts/build/compileServer';
import { pictureDir, seededAt, seededListings } from './constants';
import { run, seededTemplate, withDatabase } from './databases';
import { isEmbeddedOnly, noInstalled, startSystemPostgres } from './postgres';
import { removeDataFolder, temporaryFolder } from './temporaryFolder';

/** A database server for the whole run. */
export interface SharedEngine {
  readonly name: string;
  readonly target: ConnectionSettings['target'];
}

declare module 'vitest' {
  interface ProvidedContext {
    engines: readonly SharedEngine[];
  }
}

/** Starts every supported kind of PostgreSQL once, each with a seeded database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (noInstalled && !isEmbeddedOnly) {
    // CI must not pass by skipping tests that it has not chosen to skip.
    if (process.env.CI) throw new Error(noInstalled);
    console.warn(`\n*** NOT TESTED on a PostgreSQL server: ${noInstalled}\n`);
  }
  await compileServer('.cache/reference-server');
  const pictures = await preparePictures(builtInPictures, folderFiles(pictureDir));
  const facts = await readFacts();
  const starts = await Promise.allSettled([startEmbedded(), ...(noInstalled ? [] : [startSystem()])]);
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => void (await Promise.all(started.map((engine) => engine.stop())));
  try {
    for (const start of starts) if (start.status === 'rejected') throw start.reason;
    for (const { target } of started) {
      // Nothing here survives the run, so nothing waits for the disk. Commits still do: a standby tells its lag by what was written.
      await run(target, 'alter system set fsync = off');
      await run(target, 'select pg_reload_conf()');
      await run(target, `drop database if exists ${seededTemplate} with (force)`);
      await run(target, `create database ${seededTemplate}`);
      const pool = openPool({ target: withDatabase(target, seededTemplate), statementTimeout: 0, poolSize: 2 });
      const db = openDatabase(pool);
      await migrate(pool);
      await storePictures(db, pictures);
      await storeQuestions(db);
      await seedDatabase(pool, { facts, listings: seededListings, seededAt });
      await db.destroy();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide(
    'engines',
    started.map(({ name, target }) => ({ name, target })),
  );
  return stop;
}

async function startEmbedded() {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres(folder).catch(async (error: unknown) => {
    await removeDataFolder(folder);
    throw error;
  });
  return {
    name: 'embedded PostgreSQL',
    target: postgres.target,
    async stop() {
      await postgres.stop();
      // Also if a test has left a connection open.
      await removeDataFolder(folder);
    },
  };
}

async function startSystem() {
  const { url, stop } = await startSystemPostgres();
  return { name: 'PostgreSQL server', target: { url }, stop };
}
