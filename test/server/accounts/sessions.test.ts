import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { somewhere } from '../support/accountServer';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

const sessionsSchema = v.array(v.object({ id: v.number(), is_current: v.boolean(), user_agent: v.string() }));

describe.each(engines)('the password and sessions on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a user', () => {
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());

    describe('the password and sessions', () => {
      test('a change needs the present one and ends the other sessions', async () => {
        const person = await server.signedIn();
        const other = await server.token(person, somewhere());
        const passwords = { password: 'Smenil123', confirm_password: 'Smenil123' };
        expect(await server.post('/users/password/', { ...passwords, current_password: 'Wrong1234' }, person.token)).toMatchObject({
          status: 400,
          body: { current_password: ['Неправильный пароль.'] },
        });
        expect(await server.statusOf(other)).toBe(200);
        expect((await server.post('/users/password/', { ...passwords, current_password: person.password }, person.token)).status).toBe(204);
        expect([await server.statusOf(person.token), await server.statusOf(other)]).toEqual([200, 401]);
        expect((await server.signIn(person.email, 'Smenil123', somewhere())).status).toBe(200);
      });

      test('a stolen session cannot try passwords without end, and the owner still signs in', async () => {
        const person = await server.signedIn();
        const statuses: number[] = [];
        for (let time = 0; time < 11; time++) {
          const body = { current_password: 'Guess1234', password: 'Smenil123', confirm_password: 'Smenil123' };
          statuses.push((await server.post('/users/password/', body, person.token)).status);
        }
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
        expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(200);
      });

      test('sessions are listed and ended, one or all others, and never those of somebody else', async () => {
        const [person, stranger] = [await server.signedIn(), await server.signedIn()];
        const [second, third] = [await server.token(person, somewhere()), await server.token(person, somewhere())];
        const list = async (token: string) =>
          v.parse(sessionsSchema, (await server.call('GET', '/users/sessions/', undefined, token)).body);
        const sessions = await list(person.token);
        expect(sessions.map(({ is_current }) => is_current).filter(Boolean)).toHaveLength(1);
        expect(sessions).toHaveLength(3);
        expect(JSON.stringify(sessions)).not.toContain(second);
        const [foreign] = await list(stranger.token);
        expect(await server.remove(`/users/sessions/${foreign?.id}/`, person.token)).toBe(404);
        expect(await server.remove('/users/sessions/x/', person.token)).toBe(404);
        const own = (await list(second)).find(({ is_current }) => is_current);
        expect(await server.remove(`/users/sessions/${own?.id}/`, person.token)).toBe(204);
        expect([await server.statusOf(second), await server.statusOf(third)]).toEqual([401, 200]);
        expect(await server.remove('/users/sessions/', person.token)).toBe(204);
        expect([await server.statusOf(third), await server.statusOf(person.token), await server.statusOf(stranger.token)]).toEqual([
          401, 200, 200,
        ]);
      });
    });
  });
});
