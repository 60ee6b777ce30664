/** `npm run migrate`: brings the schema up to date. With `--check` it changes nothing and fails if there is something to do. */
import { SettingError } from '../config/settingError';
import { readSettings } from '../config/settings';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { PostgresProblem } from '../postgres/postgresProblem';
import { checkDatabase, checkSchema } from './checkDatabase';
import { openDatabase, openPool } from './connect';
import { DatabaseProblem } from './databaseProblem';
import { migrate } from './migrate';

async function run(isCheck: boolean): Promise<void> {
  const { databaseUrl, dataDir } = readSettings(process.env);
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(dataDir);
  const pool = openPool({ target: embedded?.target ?? { url: databaseUrl ?? '' }, statementTimeout: 0, poolSize: 2 });
  const db = openDatabase(pool);
  try {
    await checkDatabase(db);
    if (isCheck) await checkSchema(db);
    else await migrate(pool, { report: (text) => console.log(text) });
    console.log('The schema is up to date');
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

try {
  await run(process.argv.includes('--check'));
} catch (error) {
  const isPlain = error instanceof SettingError || error instanceof DatabaseProblem || error instanceof PostgresProblem;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
