import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Hasher } from '../../../examples/server/accounts/passwords/passwords';
import { type Engine, type SeededServer, type ServerOptions, startSeededServer } from './seededServer';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, unknown>;
}

/** The whole server with account calls. */
export interface AccountServer extends SeededServer {
  /** `from`: the client's address. A string body is sent as is. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown, token?: string, from?: string): Promise<Answer>;
  register(body: unknown, from?: string): Promise<Answer>;
  signIn(username: string, password: string, from?: string): Promise<Answer>;
  profile(token?: string): Promise<Answer>;
  /** Returns the token of a newly registered user. */
  token(person: Person, from?: string): Promise<string>;
}

export type Person = ReturnType<typeof someone>;

let people = 0;
let addresses = 0;

/** Returns an unused address, so that tests do not share limits. */
export function somewhere(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 256)}.${addresses % 256}`;
}

/** A fast hasher that counts comparisons. */
export function countingHasher(): Hasher & { readonly comparisons: number } {
  let comparisons = 0;
  return {
    hash: async (password) => `plain ${password}`,
    verify: async (hash, password) => {
      comparisons += 1;
      return hash === `plain ${password}`;
    },
    get comparisons() {
      return comparisons;
    },
  };
}

/** A place where a test stops a request, to change something meanwhile. The next one to pass after `close` waits for `open`. */
export interface Gate {
  /** `reached`: somebody waits. */
  close(): { readonly reached: Promise<void>; open(): void };
  pass(): Promise<void>;
}

export function aGate(): Gate {
  let closed: { readonly reach: () => void; readonly opened: Promise<void> } | null = null;
  return {
    close() {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      const reached = new Promise<void>((resolve) => {
        closed = { reach: resolve, opened };
      });
      return { reached, open };
    },
    async pass() {
      const held = closed;
      closed = null;
      held?.reach();
      await held?.opened;
    },
  };
}

/** A fast hasher that stops at a gate after it has compared. */
export function gatedHasher(gate: Gate): Hasher {
  const { hash, verify } = countingHasher();
  return {
    hash,
    async verify(stored, password) {
      const isSame = await verify(stored, password);
      await gate.pass();
      return isSame;
    },
  };
}

/** Returns a unique registration. */
export function someone() {
  people += 1;
  return {
    first_name: 'Мария',
    last_name: 'Ковалёва',
    phone_number: `99${String(people).padStart(8, '0')}`,
    email: `maria${people}.${randomBytes(3).toString('hex')}@example.ru`,
    password: 'Parol123',
    confirm_password: 'Parol123',
    terms_agreed: true,
  };
}

export async function startAccountServer(engine: Engine, options?: ServerOptions): Promise<AccountServer> {
  const server = await startSeededServer(engine, options);
  const call: AccountServer['call'] = async (method, path, body, token, from = '127.0.0.1') => {
    const response = await server.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: from,
      headers: {
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : response.json<unknown>(),
      headers: { ...response.headers },
    };
  };
  const signIn = (username: string, password: string, from?: string) =>
    call('POST', '/token-auth/', { username, password }, undefined, from);
  return {
    ...server,
    call,
    signIn,
    register: (body, from) => call('POST', '/users/dev/', body, undefined, from),
    profile: (token) => call('GET', '/users/profile/', undefined, token),
    async token({ email, password }, from) {
      return v.parse(v.object({ token: v.string() }), (await signIn(email, password, from)).body).token;
    },
  };
}
