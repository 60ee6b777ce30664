/** `npm start`: builds the script-tag files and the site where they are missing or older than their sources, then starts the server. */
import { execFileSync } from 'node:child_process';
import { isOlderThan } from './isOlderThan';

const builds = [
  {
    what: 'script-tag build',
    made: 'dist/browser/kvartal.js',
    from: ['src', 'scripts/build'],
    command: ['tsx', 'scripts/build/browser.ts'],
  },
  {
    what: 'site',
    made: 'dist/site/index.html',
    from: ['src', 'examples/site'],
    command: ['vite', 'build', '--config', 'examples/site/vite.config.ts', '--logLevel', 'warn'],
  },
] as const;

for (const { what, made, from, command } of builds) {
  if (!isOlderThan(made, [...from, 'package-lock.json'])) continue;
  console.log(`Building: ${what}`);
  execFileSync('npx', ['--no-install', ...command], { stdio: 'inherit' });
}

await import('../examples/server/main');
