import { execFileSync, spawn } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '../../examples/server/database/connect';
import { migrate } from '../../examples/server/database/migrate';
import { ended, watch } from '../../test/server/support/serverProcess';
import { temporaryFolder } from '../../test/server/support/temporaryFolder';
import { ask, Tally } from './asking';
import { startClusterIn } from './cluster';
import { type Row, rowOf } from './row';
import { openWorld } from './world';
import { startWriters } from './writers';

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The commit to compare with: `PREVIOUS`, or the oldest one that needs the packages that are installed; null without a history. */
function previousCommit(): string | null {
  if (process.env.PREVIOUS) return process.env.PREVIOUS;
  try {
    return git('log', '-1', '--format=%h', '--', 'package-lock.json') || null;
  } catch {
    return null;
  }
}

/** The server of an earlier release is there while the schema of this one is brought in, and goes on beside it. */
export async function twoReleases(): Promise<Row | null> {
  const commit = previousCommit();
  if (commit === null) return null;
  const sources = join(process.cwd(), '.cache/faults', commit);
  const old = join(sources, '.cache/reference-server');
  await rm(sources, { recursive: true, force: true });
  await mkdir(sources, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'examples', 'scripts', 'package.json', 'tsconfig.json'], {
    maxBuffer: 1 << 30,
  });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  await symlink(join(process.cwd(), 'node_modules'), join(sources, 'node_modules'));
  const program = `import('./scripts/build/compileServer.ts').then(({ compileServer }) => compileServer('.cache/reference-server'))`;
  execFileSync(process.execPath, ['--import', 'tsx', '-e', program], { cwd: sources });
  const folder = await temporaryFolder();
  const cluster = await startClusterIn(join(folder, 'postgres'));
  const environment = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DATABASE_URL: cluster.url, RATE_LIMITS: 'off' };
  const run = () =>
    spawn(process.execPath, [join(old, 'main.js')], {
      env: { ...process.env, ...environment, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', SEED_LISTINGS: '300' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  let earlier: Awaited<ReturnType<typeof watch>['ready']> | null = null;
  const world = await openWorld(cluster, async () => {
    execFileSync(process.execPath, [join(old, 'migrate.js')], { env: { ...process.env, ...environment }, stdio: 'ignore' });
    earlier = await watch(run()).ready;
  });
  try {
    const previous = earlier as unknown as Awaited<ReturnType<typeof watch>['ready']>;
    const tally = new Tally();
    let origins = [previous.origin];
    const writers = startWriters(world, () => origins, tally);
    await delay(1000);
    const pool = openPool({ target: { url: cluster.url }, statementTimeout: 0, poolSize: 2 });
    const since = performance.now();
    await migrate(pool);
    const migrated = Math.round(performance.now() - since);
    await pool.end();
    const present = await world.serve();
    origins = [previous.origin, present.origin];
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 20; turn += 1) {
      for (const [index, origin] of origins.entries()) {
        for (const path of [`/api/realty/?price_max=${6_000_000 + turn}`, '/api/realty/1/', '/api/users/profile/', '/api/chats/?page=1']) {
          const answer = await ask(origin + path, { headers: { authorization: `Token ${world.chats[0]?.tokens[0]}` } });
          tally.add(`${index === 0 ? 'earlier' : 'present'} GET ${path.replace(/\?.*/, '')}`, answer);
          const what = `${index === 0 ? 'the earlier' : 'the present'} server answers ${path.replace(/\?.*/, '')} with 200`;
          if (answer.status !== 200) seen.set(what, (seen.get(what) ?? 0) + 1);
        }
      }
    }
    const written = await writers.stop();
    previous.child.kill('SIGTERM');
    await ended(previous.child);
    return rowOf('two releases', {
      tally,
      written,
      figures: { earlier: commit, 'schema brought in, ms': migrated },
      expected: Object.fromEntries([...seen.keys()].map((what) => [what, false])),
    });
  } finally {
    await world.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
