/** `npm run dev`: the reference server and, before it, the site with hot reload. Ends both together. */
import { spawn } from 'node:child_process';

const commands = [
  [process.execPath, '--import', 'tsx', '--watch-path=examples/server', 'examples/server/main.ts'],
  ['npx', '--no-install', 'vite', '--config', 'examples/site/vite.config.ts'],
] as const;

const running = commands.map(([command, ...args]) => spawn(command, args, { stdio: 'inherit' }));
const endAll = () => {
  for (const child of running) child.kill('SIGTERM');
};
for (const child of running) child.once('exit', endAll);
process.once('SIGINT', endAll);
process.once('SIGTERM', endAll);
