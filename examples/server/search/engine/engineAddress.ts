/** Where a node speaks the MySQL protocol. */
export interface NodeAddress {
  readonly host: string;
  readonly port: number;
  readonly user?: string;
  readonly password?: string;
}

export interface EngineAddress {
  /** The first answers searches; all of them hold a part of the listings, by the rest of their id. */
  readonly nodes: readonly NodeAddress[];
  /** What names of indexes begin with. */
  readonly name: string;
}

const defaultPort = 9306;
const defaultName = 'kvartal';

/** Reads `mysql://host:port/name`, or several of them with commas; null if it is something else. */
export function readEngineAddress(text: string): EngineAddress | null {
  const urls = text.split(',').map((part) => (URL.canParse(part.trim()) ? new URL(part.trim()) : null));
  const nodes: NodeAddress[] = [];
  const names = new Set<string>();
  for (const url of urls) {
    if (url?.protocol !== 'mysql:' || !url.hostname || url.search || url.hash) return null;
    names.add(url.pathname.slice(1) || defaultName);
    const { username, password } = url;
    nodes.push({
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port || defaultPort),
      ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    });
  }
  const [name = '', ...others] = names;
  return others.length === 0 && /^[a-z][a-z\d_]{0,30}$/.test(name) ? { nodes, name } : null;
}
