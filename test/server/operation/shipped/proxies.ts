import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unprivilegedUser } from '../../../../examples/server/postgres/runAs';
import { end } from '../../support/serverProcess';

const programs = { nginx: '/usr/sbin/nginx', pgbouncer: '/usr/sbin/pgbouncer' } as const;
const operation = 'examples/server/operation';

/** Why nginx and PgBouncer cannot be started here; null if they can. */
export const noProxies = ((): string | null => {
  const missing = Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
  return missing.length > 0 ? `no ${missing.join(' and no ')} in /usr/sbin: install the packages "nginx-light" and "pgbouncer"` : null;
})();

export interface Proxy {
  readonly port: number;
  stop(): Promise<void>;
}

/** Replaces what a container would have: names of machines, well-known ports. Fails when the file has changed. */
function placed(text: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The file has no ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** Starts nginx with the file that compose.yaml mounts, inside what its image has around it. */
export async function startNginx(folder: string, port: number, instances: readonly [number, number]): Promise<Proxy> {
  const shipped = await readFile(join(operation, 'nginx.conf'), 'utf8');
  const [first, second] = instances;
  const places = { 'api-1:4100': `127.0.0.1:${first}`, 'api-2:4100': `127.0.0.1:${second}`, 'listen 80;': `listen 127.0.0.1:${port};` };
  await writeFile(join(folder, 'default.conf'), placed(shipped, places));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${folder}/default.conf;\n}\n`,
  );
  return started(spawn(programs.nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' }), port);
}

/** Starts PgBouncer with the file that is shipped, before one database. So few connections are shared by all. */
export async function startPgbouncer(folder: string, port: number, database: string): Promise<Proxy> {
  const { hostname, port: databasePort, pathname } = new URL(database);
  const [config, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')];
  const places = {
    'host=postgres port=5432 dbname=kvartal': `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
    'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =`,
    // The database of the tests asks nobody for a password.
    'auth_type = scram-sha-256': 'auth_type = trust',
    '/etc/pgbouncer/userlist.txt': users,
    'default_pool_size = 20': 'default_pool_size = 3',
  };
  await writeFile(config, placed(await readFile(join(operation, 'pgbouncer.ini'), 'utf8'), places));
  await writeFile(users, '"kvartal" ""\n');
  await Promise.all([config, users].map((file) => chmod(file, 0o644)));
  // It refuses to run as root, as PostgreSQL does.
  return started(spawn(programs.pgbouncer, [config], { ...unprivilegedUser(), cwd: '/', stdio: 'ignore' }), port);
}

async function started(child: ChildProcess, port: number): Promise<Proxy> {
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  for (const deadline = Date.now() + 20_000; !(await isOpen(port)); await delay(20)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    kill();
    throw new Error(`${child.spawnfile} does not listen`);
  }
  return {
    port,
    async stop() {
      process.removeListener('exit', kill);
      await end(child, 'SIGTERM');
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
