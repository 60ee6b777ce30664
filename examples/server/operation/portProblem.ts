/** The server cannot listen where its settings say. The message says what to do, so that it needs no stack. */
export class PortProblem extends Error {
  override readonly name = 'PortProblem';
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else listens there: stop it, or set another port',
  EACCES: 'this user may not listen there: set a port above 1023',
  EADDRNOTAVAIL: 'this machine does not have the address',
  ENOTFOUND: 'there is no such host',
};

/**
 * Waits until a server listens.
 * @param setting the names of the variables that say where
 * @throws PortProblem if it cannot
 */
export async function listening(setting: string, { host, port }: { host: string; port: number }, listen: Promise<unknown>): Promise<void> {
  try {
    await listen;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (!reason) throw error;
    throw new PortProblem(`The server cannot listen at ${host}:${port} (${setting}): ${reason}.`, { cause: error });
  }
}
