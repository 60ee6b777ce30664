import { cpuOfTree } from './cpu';
import { startBuiltServer } from './serverProcess';

/** Returns the CPU seconds of the server, with the database if it is the embedded one, from its start on existing data until it is ready. */
export async function measureStart(environment: Readonly<Record<string, string>>): Promise<number> {
  const server = await startBuiltServer(environment);
  try {
    return cpuOfTree(server.pid) / 1000;
  } finally {
    await server.stop();
  }
}
