import type { Updateable } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../examples/server/database/schema';
import { type AccountServer, countingHasher, type Person, someone, somewhere, startAccountServer } from './accountServer';
import { readLetter } from './mail/readLetter';
import { letterSite, sendLetters } from './mail/sendLetters';
import { startSmtpServer } from './mail/smtpServer';
import type { Engine, ServerOptions } from './seededServer';

/** What a link answers that has expired, was used or never existed. */
export const deadLink = { token: ['Ссылка больше не действует. Запросите новую.'] };

export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>;

/** The whole server with a mail server, and what tests of identity do with both. */
export async function startIdentityServer(engine: Engine, options: ServerOptions = {}) {
  const smtp = await startSmtpServer();
  const server: AccountServer = await startAccountServer(engine, { hasher: countingHasher(), ...options });

  const post = (path: string, body: object, token?: string, from = somewhere()) => server.call('POST', path, body, token, from);
  const remove = async (path: string, token: string, password?: string) =>
    (await server.call('DELETE', path, password === undefined ? undefined : { password }, token, somewhere())).status;
  /** Returns the letters to an address that were sent since the last call, the latest last. */
  const lettersTo = async (address: string) => {
    const before = smtp.received.length;
    await sendLetters(server, smtp);
    return smtp.received
      .slice(before)
      .filter(({ to }) => to.includes(address))
      .map(({ source }) => readLetter(source));
  };
  /** Returns the token of the link in the latest letter. */
  const linkTo = async (address: string) => {
    const text = (await lettersTo(address)).at(-1)?.parts['text/plain'] ?? '';
    const [, page, token] = new RegExp(`${letterSite.url}/(confirm|password)#([\\w-]{43})`).exec(text) ?? [];
    if (!page || !token) throw new Error(`No link in ${text}`);
    return token;
  };
  const registered = async (more: Partial<Person> = {}) => {
    const person = { ...someone(), ...more };
    expect((await server.register(person, somewhere())).status).toBe(201);
    return person;
  };
  const idOf = async (email: string) => {
    const row = await server.db.selectFrom('users').select('id').where('email', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow();
    return row.id;
  };
  const signedIn = async (person?: Person) => {
    const user = person ?? (await registered());
    return { ...user, token: await server.token(user, somewhere()), id: await idOf(user.email) };
  };
  const statusOf = async (token: string) => (await server.profile(token)).status;
  const setUser = (email: string, values: Updateable<Database['users']>) =>
    server.db.updateTable('users').set(values).where('email', '=', email).execute();

  return {
    ...server,
    post,
    remove,
    lettersTo,
    linkTo,
    registered,
    signedIn,
    statusOf,
    setUser,
    sendLetters: () => sendLetters(server, smtp),
    async stop() {
      await smtp.stop();
      await server.stop();
    },
  };
}
