import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someone, somewhere } from '../support/accountServer';
import { deadLink, type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

describe.each(engines)('the e-mail on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a user', () => {
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());

    describe('the e-mail', () => {
      test('is confirmed by the letter of the registration, once, and nothing waits for it', async () => {
        const person = await server.signedIn();
        expect(await server.call('GET', '/users/email/', undefined, person.token)).toMatchObject({
          status: 200,
          body: { email: person.email, is_confirmed: false, new_email: null },
        });
        const link = await server.linkTo(person.email);
        expect(await server.post('/users/email/confirm/', { token: link })).toMatchObject({ status: 200, body: { email: person.email } });
        expect(await server.post('/users/email/confirm/', { token: link })).toMatchObject({ status: 400, body: deadLink });
        expect(await server.call('GET', '/users/email/', undefined, person.token)).toMatchObject({ body: { is_confirmed: true } });
      });

      test('can be confirmed by a later letter too, and not after three days', async () => {
        const person = await server.signedIn();
        await server.linkTo(person.email);
        expect((await server.post('/users/email/send/', {}, person.token)).status).toBe(204);
        const link = await server.linkTo(person.email);
        await sql`update one_time_tokens set expires_at = now() - interval '1 second' where user_id = ${person.id}`.execute(server.db);
        expect(await server.post('/users/email/confirm/', { token: link })).toMatchObject({ status: 400, body: deadLink });
      });

      test('is changed by a letter to the new address; the old one is told', async () => {
        const person = await server.signedIn();
        const email = someone().email;
        await server.linkTo(person.email);
        expect(await server.post('/users/email/', { email, password: 'Wrong1234' }, person.token)).toMatchObject({
          status: 400,
          body: { password: ['Неправильный пароль.'] },
        });
        expect(
          (await server.post('/users/email/', { email: ` ${email.toUpperCase()}`, password: person.password }, person.token)).status,
        ).toBe(204);
        expect(await server.call('GET', '/users/email/', undefined, person.token)).toMatchObject({
          body: { email: person.email, new_email: email },
        });
        const link = await server.linkTo(email);
        // Until then sign-in is by the old one.
        expect((await server.signIn(email, person.password, somewhere())).status).toBe(400);
        expect(await server.post('/users/email/confirm/', { token: link })).toMatchObject({ status: 200, body: { email } });
        expect((await server.signIn(email, person.password, somewhere())).status).toBe(200);
        expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(400);
        const [told] = await server.lettersTo(person.email);
        expect(told?.headers.subject).toBe('Адрес почты изменён');
        expect(told?.parts['text/plain']).not.toContain(email);
      });

      test('a change can be taken back, and does not take the address of somebody else', async () => {
        const [person, other] = [await server.signedIn(), await server.registered()];
        expect(await server.post('/users/email/', { email: other.email, password: person.password }, person.token)).toMatchObject({
          status: 400,
          body: { email: ['Пользователь с таким email уже зарегистрирован.'] },
        });
        const email = someone().email;
        await server.post('/users/email/', { email, password: person.password }, person.token);
        const link = await server.linkTo(email);
        expect(await server.remove('/users/email/', person.token)).toBe(204);
        expect(await server.post('/users/email/confirm/', { token: link })).toMatchObject({ status: 400, body: deadLink });
        await server.post('/users/email/', { email, password: person.password }, person.token);
        const late = await server.linkTo(email);
        await server.registered({ email });
        expect(await server.post('/users/email/confirm/', { token: late })).toMatchObject({
          status: 400,
          body: { email: [expect.any(String)] },
        });
      });
    });
  });
});
