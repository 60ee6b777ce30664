import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

type Step = readonly [instruction: string, rest: string];

/** Returns the steps of each stage of a Dockerfile, without what only a container engine does. */
export async function stagesOf(file: string): Promise<Step[][]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => /^[A-Z]/.test(line));
  const stages: Step[][] = [];
  for (const line of lines) {
    const [instruction = '', ...rest] = line.split(' ');
    if (instruction === 'FROM') stages.push([]);
    else stages.at(-1)?.push([instruction, rest.join(' ')]);
  }
  return stages;
}

interface Folders {
  /** Instead of `/app` of this stage. */
  readonly app: string;
  /** Where `COPY` finds files: the checkout, or `/app` of the stage before. */
  readonly from: string;
}

/** Performs copies and the installation of packages; what changes users and system folders is left to the container. */
export async function perform(steps: readonly Step[], { app, from }: Folders): Promise<void> {
  for (const [instruction, rest] of steps) {
    if (instruction === 'COPY') await copy(rest, { app, from });
    if (instruction === 'RUN' && /^(npm|rm) /.test(rest)) {
      const [program = '', ...args] = rest.split(' ');
      const offline = rest.startsWith('npm ci') ? ['--prefer-offline', '--no-audit', '--no-fund'] : [];
      await promisify(execFile)(program, [...args, ...offline], { cwd: app, env: withoutTestRun() });
    }
  }
}

async function copy(rest: string, { app, from }: Folders): Promise<void> {
  const paths = rest.split(' ').filter((word) => !word.startsWith('--'));
  const target = paths.pop() ?? '';
  for (const path of paths) {
    const relative = path.replace(/^\/app\//, '');
    const to = target.endsWith('/') ? join(app, target, relative.split('/').at(-1) ?? '') : join(app, target);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(from, relative), to, { recursive: true });
  }
}

/** Returns `ENV` of a stage, with folders of the container replaced. */
export function environmentOf(steps: readonly Step[], dataDir: string): Record<string, string> {
  const pairs = steps.filter(([instruction]) => instruction === 'ENV').flatMap(([, rest]) => rest.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.replace(/=\/data$/, `=${dataDir}`).split('='))) as Record<string, string>;
}

/** Returns the command of a stage. */
export function commandOf(steps: readonly Step[]): string[] {
  const command = steps.findLast(([instruction]) => instruction === 'CMD')?.[1] ?? '[]';
  return JSON.parse(command) as string[];
}

/** Without the variables of npm and of the test runner: a container has none of them. */
export function withoutTestRun(): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  return { PATH, HOME, TMPDIR };
}
