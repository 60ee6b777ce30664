import { execFileSync } from 'node:child_process';
import { isOlderThan } from './isOlderThan';

const vite = (folder: string) => ['vite', 'build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'];

/** Tests have a separate Storybook: the React of the published one gives no warnings. */
export const storybookOfTests = '.cache/storybook';

interface Build {
  readonly what: string;
  readonly made: string;
  readonly from: readonly string[];
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const builds = {
  kit: {
    what: 'script-tag build',
    made: 'dist/browser/kvartal.js',
    from: ['src', 'scripts/build'],
    command: ['tsx', 'scripts/build/browser.ts'],
  },
  site: {
    what: 'site',
    made: 'dist/site/index.html',
    from: ['src', 'examples/site', 'scripts/build'],
    command: ['tsx', 'scripts/build/site.ts'],
  },
  react: {
    what: 'React page of a partner',
    made: 'dist/partner/react/index.html',
    from: ['src', 'examples/react'],
    command: vite('examples/react'),
  },
  vue: { what: 'Vue page of a partner', made: 'dist/partner/vue/index.html', from: ['src', 'examples/vue'], command: vite('examples/vue') },
  storybook: {
    what: 'Storybook',
    made: `${storybookOfTests}/index.json`,
    from: ['src', 'stories', '.storybook'],
    command: ['storybook', 'build', '--output-dir', storybookOfTests, '--quiet', '--disable-telemetry'],
    // The development build of React gives warnings, which fail a story.
    env: { NODE_ENV: 'development' },
  },
} as const satisfies Record<string, Build>;

/** Builds what is missing or older than its sources. */
export function ensureBuilt(...names: readonly (keyof typeof builds)[]): void {
  for (const name of names) {
    const { what, made, from, command, env }: Build = builds[name];
    if (!isOlderThan(made, [...from, 'package-lock.json'])) continue;
    console.log(`Building: ${what}`);
    execFileSync('npx', ['--no-install', ...command], { stdio: 'inherit', env: { ...process.env, ...env } });
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const known = Object.keys(builds) as (keyof typeof builds)[];
  ensureBuilt(...known.filter((name) => process.argv.includes(name)));
}
