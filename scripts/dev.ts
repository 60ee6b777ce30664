/** `npm run dev`: the reference server and, in front of it, the site with hot reload. Stops both together. */
import { spawn } from 'node:child_process';

// Run directly, not through npx, so that signals reach them.
const commands = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'examples/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--config', 'examples/site/vite.config.ts'],
] as const;

const running = commands.map((command) => spawn(process.execPath, command, { stdio: 'inherit' }));
const endAll = () => {
  for (const child of running) child.kill('SIGTERM');
};
for (const child of running) child.once('exit', endAll);
// The terminal sends Ctrl+C to all of them; this process only waits for the others.
process.on('SIGINT', () => {});
process.once('SIGTERM', endAll);
