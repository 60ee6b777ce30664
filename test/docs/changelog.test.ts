import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

interface Manifest {
  readonly version: string;
  readonly workspaces: readonly string[];
}
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
/** Versions with their text, the newest first. */
const entriesOf = (folder: string) => readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1);

const home = mkdtempSync(join(tmpdir(), 'kvartal-changes-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Fails whatever opens a connection in the processes that get it. */
const offline = `data:text/javascript,${encodeURIComponent(
  "import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('asked the network'); };",
)}`;

function run(program: string, ...args: readonly string[]): void {
  const env = { ...process.env, NODE_OPTIONS: `--import=${offline}`, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync(program, [...args], { cwd: home, env, stdio: 'pipe' });
}

const change = (...args: readonly string[]) =>
  run(process.execPath, '--import', resolve('node_modules/tsx/dist/esm/index.mjs'), resolve('scripts/change.ts'), ...args);

describe('the changelog', () => {
  it('begins with the version of package.json', () => {
    expect(entriesOf('.')[0]?.split('\n')[0]).toBe(manifestOf('.').version);
  });

  it('gets the next version from the notes, without a network, and the examples stay as they are', () => {
    const examples = ['partner', 'react', 'server', 'site', 'vue'].map((name) => `examples/${name}`);
    for (const path of [
      'package.json',
      'package-lock.json',
      'CHANGELOG.md',
      '.changeset',
      ...examples.map((name) => `${name}/package.json`),
    ]) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      cpSync(path, join(home, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
    change('minor', 'Карточки умеют больше');
    run('git', 'init', '-q');
    run('git', 'add', '.');
    run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', 'All');

    const before = manifestOf('.').version;
    const [major, minor] = before.split('.').map(Number);
    const next = `${major}.${Number(minor) + 1}.0`;
    change('version');

    expect(manifestOf(home).version).toBe(next);
    const [newest = '', earlier = ''] = entriesOf(home);
    expect(newest.split('\n')[0]).toBe(next);
    expect(readFileSync(join(home, 'package-lock.json'), 'utf8')).toContain(`"version": "${next}"`);
    expect(newest).toContain('Карточки умеют больше');
    expect(earlier.trim()).toBe(entriesOf('.')[0]?.trim());
    for (const name of examples)
      expect(readFileSync(join(home, name, 'package.json'), 'utf8')).toBe(readFileSync(`${name}/package.json`, 'utf8'));
  });
});
