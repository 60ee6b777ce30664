import { execFileSync } from 'node:child_process';
import { isOlderThan } from './isOlderThan';

const vite = (folder: string) => ['vite', 'build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'];

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
    made: 'storybook-static/index.json',
    from: ['src', 'stories', '.storybook'],
    command: ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry'],
  },
} as const;

/** Builds what is missing or older than its sources. */
export function ensureBuilt(...names: readonly (keyof typeof builds)[]): void {
  for (const name of names) {
    const { what, made, from, command } = builds[name];
    if (!isOlderThan(made, [...from, 'package-lock.json'])) continue;
    console.log(`Building: ${what}`);
    execFileSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
  }
}
