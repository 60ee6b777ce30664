import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountServer, someone, startAccountServer } from './accountServer';
import { engines } from './seededServer';

describe.each(engines)('accounts on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: AccountServer;
    beforeAll(async () => {
      server = await startAccountServer(await start());
    });
    afterAll(() => server?.stop());

    test('a registration makes a user who can sign in, be recognised and sign out', async () => {
      const person = someone();
      const made = await server.register(person);
      expect(made).toMatchObject({
        status: 201,
        body: { first_name: 'Мария', last_name: 'Ковалёва', phone: person.phone_number, email: person.email, avatar: null },
        headers: { 'cache-control': 'no-store' },
      });
      expect(JSON.stringify(made.body)).not.toMatch(/argon|password|hash/i);

      const token = await server.token(person);
      expect(await server.profile(token)).toMatchObject({ status: 200, body: made.body, headers: { 'cache-control': 'no-store' } });
      expect(await server.call('POST', '/token-auth/logout/', {}, token)).toMatchObject({ status: 204, body: null });
      expect(await server.call('POST', '/token-auth/logout/', {}, token)).toMatchObject({ status: 204 });
      expect(await server.profile(token)).toMatchObject({ status: 401, body: { detail: 'Недопустимый токен.' } });
    });
  });
});
