import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseClaims } from '../../../examples/server/accounts/claims';
import { aGate, gatedHasher, someone, somewhere } from '../support/accountServer';
import { deadLink, type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

describe.each(engines)('a forgotten password on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a user', () => {
    const gate = aGate();
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start(), { hasher: gatedHasher(gate) });
    });
    afterAll(() => server?.stop());

    describe('a forgotten password', () => {
      test('is replaced by a link, which works once and ends all sessions', async () => {
        const person = await server.signedIn();
        expect((await server.post('/users/password/forgot/', { email: ` ${person.email.toUpperCase()}` })).status).toBe(204);
        const link = await server.linkTo(person.email);
        expect(await server.post('/users/password/reset/check/', { token: link })).toMatchObject({
          status: 200,
          body: { email: person.email },
        });
        const passwords = { password: 'Novyj1234', confirm_password: 'Novyj1234' };
        expect(await server.post('/users/password/reset/', { token: link, password: 'short', confirm_password: 'x' })).toMatchObject({
          status: 400,
          body: { password: [expect.any(String)], confirm_password: ['Пароли не совпадают'] },
        });
        const reset = await server.post('/users/password/reset/', { token: link, ...passwords });
        expect(reset.status).toBe(200);
        const { token } = v.parse(v.object({ token: v.string() }), reset.body);
        expect([await server.statusOf(token), await server.statusOf(person.token)]).toEqual([200, 401]);
        expect(await server.post('/users/password/reset/', { token: link, ...passwords })).toMatchObject({ status: 400, body: deadLink });
        expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(400);
        expect((await server.signIn(person.email, 'Novyj1234', somewhere())).status).toBe(200);
        // The letter has reached its reader.
        expect(await server.call('GET', '/users/email/', undefined, token)).toMatchObject({ body: { is_confirmed: true } });
        expect((await server.lettersTo(person.email)).map(({ headers }) => headers.subject)).toEqual(['Пароль изменён']);
      });

      test('what was begun with the former password does not survive it: a sign-in, another password, another address', async () => {
        const stolenAddress = someone().email;
        const body = { current_password: 'Parol123', password: 'Ukral1234', confirm_password: 'Ukral1234' };
        const attempts = [
          {
            begin: (email: string) => server.signIn(email, 'Parol123', somewhere()),
            refusal: { non_field_errors: ['Неправильный email или пароль.'] },
          },
          {
            begin: (_: string, token: string) => server.post('/users/password/', body, token),
            refusal: { current_password: ['Неправильный пароль.'] },
          },
          {
            begin: (_: string, token: string) => server.post('/users/email/', { email: stolenAddress, password: 'Parol123' }, token),
            refusal: { password: ['Неправильный пароль.'] },
          },
        ];
        for (const { begin, refusal } of attempts) {
          const person = await server.signedIn();
          await server.post('/users/password/forgot/', { email: person.email });
          const link = await server.linkTo(person.email);
          const { reached, open } = gate.close();
          const attempt = begin(person.email, person.token);
          await reached;
          const passwords = { password: 'Novyj1234', confirm_password: 'Novyj1234' };
          const reset = await server.post('/users/password/reset/', { token: link, ...passwords });
          open();
          expect(await attempt).toMatchObject({ status: 400, body: refusal });
          const { token } = v.parse(v.object({ token: v.string() }), reset.body);
          expect(await server.call('GET', '/users/email/', undefined, token)).toMatchObject({ body: { new_email: null } });
          const sessions = await server.db.selectFrom('auth_tokens').select('id').where('user_id', '=', person.id).execute();
          expect(sessions).toHaveLength(1);
          expect((await server.signIn(person.email, 'Novyj1234', somewhere())).status).toBe(200);
        }
        expect(await server.lettersTo(stolenAddress)).toEqual([]);
      });

      test('the answer is the same for an unknown address, and no letter goes there', async () => {
        expect(await server.post('/users/password/forgot/', { email: 'nobody.here@example.ru' })).toMatchObject({
          status: 204,
          body: null,
        });
        expect(await server.lettersTo('nobody.here@example.ru')).toEqual([]);
        expect(await server.post('/users/password/forgot/', { email: 'x' })).toMatchObject({
          status: 400,
          body: { email: [expect.any(String)] },
        });
      });

      test('a link dies after an hour, with the account, and when the password is changed', async () => {
        const [late, blocked, changed] = [await server.signedIn(), await server.signedIn(), await server.signedIn()];
        const links: string[] = [];
        for (const { email } of [late, blocked, changed]) {
          await server.post('/users/password/forgot/', { email });
          links.push(await server.linkTo(email));
        }
        await sql`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${late.id}`.execute(server.db);
        await server.setUser(blocked.email, { blocked_at: new Date() });
        const passwords = { current_password: changed.password, password: 'Drugoj123', confirm_password: 'Drugoj123' };
        expect((await server.post('/users/password/', passwords, changed.token)).status).toBe(204);
        for (const token of links)
          expect(await server.post('/users/password/reset/check/', { token })).toMatchObject({ status: 400, body: deadLink });
      });

      test('somebody who has taken an address before its owner loses the account', async () => {
        const squatter = await server.signedIn();
        const own = someone().email;
        await server.post('/users/email/', { email: own, password: squatter.password }, squatter.token);
        const theirs = await server.linkTo(own);
        await server.post('/users/password/forgot/', { email: squatter.email });
        const link = await server.linkTo(squatter.email);
        const passwords = { password: 'Hozyain12', confirm_password: 'Hozyain12' };
        expect((await server.post('/users/password/reset/', { token: link, ...passwords })).status).toBe(200);
        expect(await server.statusOf(squatter.token)).toBe(401);
        expect(await server.post('/users/email/confirm/', { token: theirs })).toMatchObject({ status: 400, body: deadLink });
      });

      test('is the way in for an owner whom strangers keep from signing in', async () => {
        const person = await server.registered();
        const strangers = Array.from({ length: 31 }, () => somewhere());
        for (const stranger of strangers) await server.signIn(person.email, 'Guess1234', stranger);
        const home = somewhere();
        expect((await server.signIn(person.email, person.password, home)).status).toBe(429);
        for (const stranger of strangers) await server.post('/users/password/forgot/', { email: person.email }, undefined, stranger);
        const link = await server.linkTo(person.email);
        const passwords = { password: 'Vernulsya1', confirm_password: 'Vernulsya1' };
        expect((await server.post('/users/password/reset/', { token: link, ...passwords }, undefined, home)).status).toBe(200);
        expect((await server.signIn(person.email, 'Vernulsya1', home)).status).toBe(200);
      });

      test('letters are limited for an address, requests for a visitor', async () => {
        const person = await server.registered();
        await server.lettersTo(person.email);
        const visitor = somewhere();
        const statuses: number[] = [];
        for (let time = 0; time < 11; time++) {
          statuses.push((await server.post('/users/password/forgot/', { email: person.email }, undefined, visitor)).status);
        }
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
        expect(await server.lettersTo(person.email)).toHaveLength(5);
      });
    });

    test('a link to an account without a claim is dead once somebody else has registered with its address', async () => {
      const person = await server.registered();
      await server.setUser(person.email, { signed_in_at: new Date(0) });
      await releaseClaims(server.db);
      await server.post('/users/password/forgot/', { email: person.email });
      const link = await server.linkTo(person.email);
      await server.registered({ email: person.email });
      const passwords = { password: 'Novyj1234', confirm_password: 'Novyj1234' };
      expect(await server.post('/users/password/reset/', { token: link, ...passwords })).toMatchObject({ status: 400, body: deadLink });
    });
  });
});
