import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * `headless`: the shell of Chromium that Playwright uses for tests. It is the same engine without a window, and the same tests take a fifth less processor
 * time (docs/decisions/tests/064). `full`: the browser of visitors, for pictures, for benchmarks, and for what the shell does not have. Where one is missing,
 * the other serves.
 */
export type ChromiumKind = 'headless' | 'full';

const packages: Readonly<Record<ChromiumKind, string>> = { headless: 'chromium-headless-shell', full: 'chromium' };
/** Command names in various distributions, the most common first. */
const full = [packages.full, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const commands: Readonly<Record<ChromiumKind, readonly string[]>> = {
  headless: [packages.headless, ...full],
  full: [...full, packages.headless],
};

/** Flags that let Chromium start as root, and stop it from calling home during tests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of an installed Chromium: `CHROMIUM_PATH`, the system's, or the one Playwright has downloaded; null if there is none.
 */
export function findChromium(kind: ChromiumKind = 'headless'): string | null {
  return findOf(commands[kind]);
}

function findOf(names: readonly string[]): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return named;
  }
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    const path = found.stdout.trim();
    if (found.status === 0 && path !== '') return path;
  }
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/** Finds Chromium or installs it: from Debian as root, otherwise through Playwright. Logs what it does. */
export function ensureChromium(kind: ChromiumKind = 'headless'): string {
  // The shell draws letters in another way, so it replaces the full browser only where that cannot be installed.
  const found = findOf(kind === 'full' ? full : commands.headless);
  if (found) {
    console.log(`Chromium: ${found}`);
    return found;
  }
  const isRoot = process.getuid?.() === 0;
  const tried: string[] = [];
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    // Where a distribution lacks the shell, Chromium itself serves.
    for (const name of new Set([packages[kind], packages.full])) {
      if (findOf(kind === 'full' ? full : commands.headless)) break;
      console.log(`Chromium is missing: installing the Debian package ${name}`);
      const reason = run('apt-get', ['update', '-qq']) ?? run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      if (reason) tried.push(reason);
    }
  }
  if (!findChromium(kind)) {
    console.log('Chromium is missing: installing it through Playwright');
    const reason = run('npx', ['playwright', 'install', 'chromium']);
    if (reason) tried.push(reason);
  }
  const installed = findChromium(kind);
  if (!installed) {
    throw new Error(
      `Chromium is missing and could not be installed (${tried.join('; ')}): install it, or set CHROMIUM_PATH to an existing one.`,
    );
  }
  console.log(`Chromium: ${installed}`);
  return installed;
}

/** Returns why the command failed; null when it did not. */
function run(command: string, args: readonly string[]): string | null {
  const { status, error } = spawnSync(command, [...args], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (status === 0) return null;
  return `${command} ${args[0]} ${error ? error.message : `ended with ${status}`}`;
}

if (process.argv[1] && import.meta.filename === process.argv[1]) ensureChromium();
