import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { applyMigrations } from '../../../../examples/server/database/applyMigrations';
import { openDatabase, openPool } from '../../../../examples/server/database/connect';
import { type Engine, engines } from '../../support/seededServer';
import { temporaryFolder } from '../../support/temporaryFolder';

const migrations = join(import.meta.dirname, '../../../../examples/server/migrations');

/** Gives each test of a file an empty database, which it migrates to an earlier release and then further. */
export function earlierDatabase() {
  let folder: string;
  let engine: Engine;
  let db: ReturnType<typeof openDatabase>;
  beforeEach(async () => {
    folder = await temporaryFolder();
    engine = await engines[0].start('empty');
    db = openDatabase(openPool({ target: engine.target, statementTimeout: 0, poolSize: 2 }));
  });
  afterEach(async () => {
    await db?.destroy();
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get db() {
      return db;
    },
    /** Runs the migrations whose file names are wanted, in addition to those that it has run. */
    async migrate(isWanted: (name: string) => boolean): Promise<void> {
      for (const name of await readdir(migrations)) if (isWanted(name)) await copyFile(join(migrations, name), join(folder, name));
      await applyMigrations(db, { folder });
    },
  };
}
