/**
 * `npm run chromatic`: uploads the built Storybook to Chromatic for review, with the project's token in `CHROMATIC_PROJECT_TOKEN`. Without
 * a token it prints a note and exits before any network request. Arguments are passed on: `npm run chromatic -- --branch-name x`.
 */
import { spawnSync } from 'node:child_process';

const token = process.env['CHROMATIC_PROJECT_TOKEN']?.trim();
if (token) {
  const { status } = spawnSync('npx', ['--no-install', 'chromatic', ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error('Chromatic needs the token of a project: CHROMATIC_PROJECT_TOKEN=… npm run chromatic (chromatic.com, Manage, Configure).');
  console.error('Nothing was sent. Pictures on this machine need no token: npm run pictures');
  process.exitCode = 1;
}
