import { markAttributes } from '../feed/marks';
import { wholeIndex } from './engineQueries';
import { attributes } from './engineRow';

export interface NodeConfig {
  /** What names of indexes begin with. */
  readonly name: string;
  /** Where the node keeps its data, an existing folder. */
  readonly folder: string;
  readonly host: string;
  /** For the MySQL protocol, as in SEARCH_URL. */
  readonly port: number;
  /** For other nodes. */
  readonly apiPort: number;
  /** `host:port` of the others' API for the node that answers searches; absent for the others themselves. */
  readonly agents?: readonly string[];
  /** How long this one waits for the others, ms. A node that does not answer is given up before the request is. */
  readonly patience?: number;
}

/** Returns the configuration of one `searchd`. Sphinx and Manticore read the same. */
export function nodeConfig({ name, folder, host, port, apiPort, agents, patience = 900 }: NodeConfig): string {
  const sides = ['a', 'b'] as const;
  const listings = Object.entries(attributes).map(([attribute, type]) => `rt_attr_${type} = ${attribute}`);
  return [
    ...sides.map((side) => block(`index ${name}_${side}`, realTime(`${folder}/${name}_${side}`, listings))),
    block(
      `index ${name}_marks`,
      realTime(
        `${folder}/${name}_marks`,
        markAttributes.map((attribute) => `rt_attr_bigint = ${attribute}`),
      ),
    ),
    ...(agents
      ? sides.map((side) =>
          block(`index ${wholeIndex(name, side)}`, [
            'type = distributed',
            `local = ${name}_${side}`,
            ...agents.map((agent) => `agent = ${agent}:${name}_${side}`),
            `agent_connect_timeout = ${Math.round(patience / 3)}`,
            `agent_query_timeout = ${patience}`,
          ]),
        )
      : []),
    block('searchd', [
      `listen = ${host}:${apiPort}`,
      `listen = ${host}:${port}:mysql41`,
      `log = ${folder}/searchd.log`,
      `pid_file = ${folder}/searchd.pid`,
      `binlog_path = ${folder}`,
      'max_packet_size = 32M',
    ]),
  ].join('\n');
}

function realTime(path: string, lines: readonly string[]): string[] {
  // There has to be a field. It stays empty.
  return ['type = rt', `path = ${path}`, 'rt_field = words', ...lines, 'rt_mem_limit = 512M'];
}

const block = (head: string, lines: readonly string[]) => `${head}\n{\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
