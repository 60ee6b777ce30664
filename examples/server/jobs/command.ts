/** Shows and treats jobs that were given up: `list`, `retry [id…]`, `remove [id…]`. Takes the settings of the server. */
import { SettingError } from '../config/settingError';
import { readSettings } from '../config/settings';
import { openPool } from '../database/connect';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { PostgresProblem } from '../postgres/postgresProblem';
import { failedJobs, removeFailed, retryFailed } from './jobStore';

async function run([command = 'list', ...ids]: readonly string[]): Promise<void> {
  if (!['list', 'retry', 'remove'].includes(command) || !ids.every((id) => /^\d{1,18}$/.test(id))) {
    throw new SettingError('Say list, retry or remove; retry and remove take ids, and without any mean all');
  }
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres(settings.dataDir);
  const pool = openPool({ target: embedded ? embedded.target : { url: settings.databaseUrl ?? '' }, poolSize: 1 });
  const chosen = ids.length > 0 ? ids : undefined;
  try {
    if (command === 'list') {
      const jobs = await failedJobs(pool);
      for (const { id, job, attempts, failedAt, error } of jobs) {
        console.log(`${id}\t${job}\t${attempts} attempts\t${failedAt.toISOString()}\t${error?.split('\n')[0] ?? ''}`);
      }
      if (jobs.length === 0) console.log('No job was given up');
    } else if (command === 'retry') console.log(`${await retryFailed(pool, chosen)} will be run again`);
    else console.log(`${await removeFailed(pool, chosen)} removed`);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SettingError || error instanceof PostgresProblem ? error.message : error);
  process.exitCode = 1;
}
