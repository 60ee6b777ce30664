/**
 * `npm run moderator -- list | add e-mail | remove e-mail | reset-factor e-mail`: who moderates, and lost second factors. Takes the settings of the
 * server, which may be running.
 */
import fastify from 'fastify';
import type { Kysely } from 'kysely';
import { SettingError } from '../config/settingError';
import { readSettings } from '../config/settings';
import { checkDatabase, checkSchema } from '../database/checkDatabase';
import { openDatabase, openPool } from '../database/connect';
import { DatabaseProblem } from '../database/databaseProblem';
import type { Database } from '../database/schema';
import { logging } from '../http/logging';
import { recordSecurity } from '../operation/securityEvents';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { PostgresProblem } from '../postgres/postgresProblem';
import { dismissModerator, listModerators, ModeratorProblem, makeModerator, resetFactor } from './moderators';

type Command = (db: Kysely<Database>, email: string) => Promise<void>;

/** The lines that the server would write, whatever LOG_LEVEL is. */
const events = fastify({ logger: logging('info') });

const commands: Readonly<Record<string, Command>> = {
  async list(db) {
    const moderators = await listModerators(db);
    for (const { id, email, name } of moderators) console.log(`${id}\t${email}\t${name}`);
    if (moderators.length === 0) console.log('There is no moderator');
  },
  async add(db, email) {
    const { id, isConfirmed } = await makeModerator(db, email);
    recordSecurity(events, 'moderator_added', { userId: id });
    console.log(`${email} is a moderator now`);
    if (!isConfirmed) console.log('The e-mail is not confirmed: make sure that the account is theirs');
  },
  async remove(db, email) {
    const { id } = await dismissModerator(db, email);
    recordSecurity(events, 'moderator_removed', { userId: id });
    console.log(`${email} is not a moderator any more`);
    if ((await listModerators(db)).length === 0) console.log('There is no moderator left');
  },
  async 'reset-factor'(db, email) {
    const { id } = await resetFactor(db, email);
    recordSecurity(events, 'second_factor_reset', { userId: id });
    console.log(`${email} has no second factor any more and is signed out everywhere`);
  },
};

async function run([name = '', email = '', ...more]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || (name === 'list') !== (email === '') || more.length > 0) {
    throw new SettingError('Say list, or add, remove or reset-factor with an e-mail: npm run moderator -- add name@example.com');
  }
  const { databaseUrl, dataDir } = readSettings(process.env);
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(dataDir);
  const db = openDatabase(openPool({ target: embedded?.target ?? { url: databaseUrl ?? '' }, poolSize: 1 }));
  try {
    await checkDatabase(db);
    await checkSchema(db);
    await command(db, email);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isPlain = [SettingError, DatabaseProblem, PostgresProblem, ModeratorProblem].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}
