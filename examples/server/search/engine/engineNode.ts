import type { Pool, PoolConnection } from 'mysql2/promise';
import { messageOf } from '../../messageOf';
import { statementSpan } from '../../tracing/statementShape';
import { traced } from '../../tracing/tracing';
import { IndexProblem } from '../searchIndex';
import type { NodeAddress } from './engineAddress';

/** A row of an answer. Sums beyond the exact numbers of JavaScript come as text. */
export type EngineRow = Readonly<Record<string, number | string | null>>;

/** One `searchd`. Statements contain nothing but names from the code and numbers: Sphinx has no parameters. */
export interface EngineNode {
  /** @throws IndexProblem, also when one of the nodes that a distributed index has did not answer */
  read(statement: string): Promise<readonly EngineRow[]>;
  /** @throws IndexProblem */
  write(statement: string): Promise<void>;
  end(): Promise<void>;
}

const connections = 8;
const connectTimeout = 1000;
/** Longer than a request waits, so that a slow statement does not keep its connection for good, ms. */
const usualReadTimeout = 2000;
const writeTimeout = 60_000;

/** Connects when it is first asked. The client is loaded then, too. @param readTimeout ms */
export function openNode({ host, port, user, password }: NodeAddress, readTimeout = usualReadTimeout): EngineNode {
  let opening: Promise<Pool> | null = null;
  const open = async () => {
    const { createPool } = await import('mysql2/promise');
    return createPool({
      ...{ host, port, user, password, connectTimeout },
      connectionLimit: connections,
      // The statement that says whether all nodes have answered goes with the one that asks them.
      multipleStatements: true,
      supportBigNumbers: true,
      // Otherwise it writes a program for each kind of answer.
      disableEval: true,
    });
  };
  const run = async (statement: string, timeout: number): Promise<unknown> => {
    opening ??= open();
    const pool = await opening;
    let connection: PoolConnection | null = null;
    try {
      connection = await pool.getConnection();
      const [answer] = await connection.query({ sql: statement, timeout });
      connection.release();
      return answer;
    } catch (error) {
      // Whatever it would still answer belongs to this statement.
      connection?.destroy();
      throw problemOf(error);
    }
  };
  return {
    async read(statement) {
      const [rows, meta] = (await traced(
        () => statementSpan('manticore', statement),
        () => run(`${statement}; SHOW META`, readTimeout),
      )) as readonly (readonly EngineRow[])[];
      const warning = meta?.find(({ Variable_name: name }) => name === 'warning' || name === 'error');
      if (warning) throw new IndexProblem('incomplete', String(warning['Value']));
      return rows ?? [];
    },
    async write(statement) {
      await traced(
        () => statementSpan('manticore', statement),
        () => run(statement, writeTimeout),
      );
    },
    async end() {
      await (await opening)?.end();
    },
  };
}

function problemOf(error: unknown): IndexProblem {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const message = messageOf(error);
  return new IndexProblem(code === 'PROTOCOL_SEQUENCE_TIMEOUT' ? 'slow' : 'unreachable', message);
}
