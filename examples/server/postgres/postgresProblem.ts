import type { PostgresHome } from './home';

/** The embedded database cannot be used. The message says what to do, so that it needs no stack. */
export class PostgresProblem extends Error {
  override readonly name = 'PostgresProblem';
  constructor(what: string, { cluster, log }: PostgresHome, cause: unknown) {
    super(
      `${what} See its log, ${log}. If the data are damaged, restore DATA_DIR from a backup, or delete ${cluster} to begin with a new ` +
        'database; or set DATABASE_URL to another PostgreSQL.',
      { cause },
    );
  }
}
