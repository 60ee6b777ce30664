/**
 * `npm run search -- rebuild|status|config`: builds the index of the search again beside the one that answers; says how far it is; prints the
 * configuration of each node. Takes the settings of the server.
 */
import { SettingError } from '../config/settingError';
import { readSettings, type Settings } from '../config/settings';
import { openDatabase, openPool } from '../database/connect';
import { startEmbeddedPostgres } from '../postgres/embeddedPostgres';
import { PostgresProblem } from '../postgres/postgresProblem';
import type { EngineAddress } from './engine/engineAddress';
import { nodeConfig } from './engine/nodeConfig';
import { rebuildIndex } from './feed/feedIndex';
import { readLag, readState } from './feed/feedState';
import { openNodes } from './feed/followChanges';
import { IndexProblem } from './searchIndex';

const apiPort = 9312;

function printConfig({ nodes, name }: EngineAddress, folder: string): void {
  nodes.forEach(({ host, port }, number) => {
    const agents = number === 0 ? nodes.slice(1).map((node) => `${node.host}:${apiPort}`) : undefined;
    console.log(`# Node ${number + 1} of ${nodes.length}\n${nodeConfig({ name, folder, host, port, apiPort, agents })}`);
  });
}

async function withDatabase(
  { databaseUrl, dataDir }: Settings,
  work: (db: ReturnType<typeof openDatabase>) => Promise<void>,
): Promise<void> {
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(dataDir);
  const db = openDatabase(openPool({ target: embedded?.target ?? { url: databaseUrl ?? '' }, poolSize: 2 }));
  try {
    await work(db);
  } finally {
    await db.destroy();
    await embedded?.stop();
  }
}

async function run([command, folder, ...more]: readonly string[]): Promise<void> {
  const isConfig = command === 'config';
  if (!(isConfig || command === 'rebuild' || command === 'status') || more.length > 0 || (folder && !isConfig)) {
    throw new SettingError('Say rebuild, status, or config and the folder for the data of a node');
  }
  const settings = readSettings(process.env);
  const address = settings.searchEngine;
  if (!address) throw new SettingError('SEARCH_URL must be set: it names the nodes');
  if (isConfig) return printConfig(address, folder ?? '/var/lib/kvartal-search');
  await withDatabase(settings, async (db) => {
    if (command === 'status') {
      const [state, lag] = [await readState(db), await readLag(db)];
      if (!state || !lag) return console.log('The index was never built');
      const { side, build, isValid } = state;
      console.log(`Side ${side}, built ${new Date(build).toISOString()}${isValid ? '' : ', not valid for this database'}`);
      console.log(`${lag.waiting} listings wait, the oldest for ${lag.seconds.toFixed(1)} s`);
      return;
    }
    const engine = openNodes(address);
    try {
      const done = await rebuildIndex(db, engine, {
        onProgress: (listings) => listings % 100_000 === 0 && console.log(`${listings} listings`),
      });
      console.log(done === 'busy' ? 'A worker is feeding or building it: try again' : 'Built, and searches ask it now');
      if (done === 'busy') process.exitCode = 1;
    } finally {
      await engine.end();
    }
  });
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isPlain = error instanceof SettingError || error instanceof PostgresProblem || error instanceof IndexProblem;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
