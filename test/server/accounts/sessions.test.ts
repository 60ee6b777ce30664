import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountBlocks } from '../../../examples/server/accounts/blocking';
import { closeAccount } from '../../../examples/server/accounts/erasure/erasure';
import { endSessions, forgetEnds, sessionStore } from '../../../examples/server/accounts/sessionStore';
import { tokenHash } from '../../../examples/server/accounts/tokens';
import { aGate, gatedHasher, somewhere } from '../support/accountServer';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

const sessionsSchema = v.array(v.object({ id: v.number(), is_current: v.boolean(), user_agent: v.string() }));

describe.each(engines)('the password and sessions on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a user', () => {
    const gate = aGate();
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start(), { hasher: gatedHasher(gate) });
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

      test('a device whose session has ended learns why, for a month; one that nothing is known about only that it has', async () => {
        const person = await server.signedIn();
        const moderator = await server.signedIn();
        const bodyFor = async (token: string) => (await server.post('/users/email/send/', {}, token)).body;
        const invalid = { detail: 'Недопустимый токен.' };
        expect(await bodyFor('a'.repeat(43))).toEqual(invalid);

        const [left, listed, changed] = [
          await server.token(person, somewhere()),
          await server.token(person, somewhere()),
          await server.token(person, somewhere()),
        ];
        await server.post('/token-auth/logout/', {}, left);
        expect(await bodyFor(left)).toEqual({ ...invalid, code: 'signed_out' });
        const present = tokenHash(person.token);
        const id = (await sessionStore(server.db).list(person.id, tokenHash(listed))).find(({ isPresent }) => isPresent)?.id ?? 0;
        expect(await sessionStore(server.db).end(person.id, id)).toBe(true);
        expect(await sessionStore(server.db).end(person.id, id)).toBe(false);
        expect(await bodyFor(listed)).toEqual({ ...invalid, code: 'ended_elsewhere' });
        await endSessions(server.db, 'password_changed', { userId: person.id, except: present });
        expect(await bodyFor(changed)).toEqual({ ...invalid, code: 'password_changed' });

        await accountBlocks(server.db).block(moderator.id, person.id, 'Обман $& покупателей');
        const blocked = 'Аккаунт заблокирован за нарушение правил. Причина: Обман $& покупателей';
        expect(await bodyFor(person.token)).toEqual({ detail: blocked, code: 'account_blocked' });
        await accountBlocks(server.db).unblock(moderator.id, person.id);
        expect(await bodyFor(person.token)).toEqual(invalid);
        const closed = await server.signedIn();
        await closeAccount(server.db, closed.id);
        expect(await bodyFor(closed.token)).toEqual({ ...invalid, code: 'account_closed' });

        await server.db
          .updateTable('ended_sessions')
          .set({ ended_at: new Date(Date.now() - 31 * 24 * 3_600_000) })
          .where('user_id', '=', person.id)
          .execute();
        await forgetEnds(server.db);
        expect([await bodyFor(left), await bodyFor(closed.token)]).toEqual([invalid, { ...invalid, code: 'account_closed' }]);
      });

      const wrongCredentials = { status: 400, body: { non_field_errors: ['Неправильный email или пароль.'] } };
      const newPassword = (present: string, password: string) => ({ current_password: present, password, confirm_password: password });

      test('a sign-in with the former one that is under way during a change gets no session', async () => {
        const person = await server.signedIn();
        const { reached, open } = gate.close();
        const signingIn = server.signIn(person.email, person.password, somewhere());
        await reached;
        expect((await server.post('/users/password/', newPassword(person.password, 'Smenil123'), person.token)).status).toBe(204);
        open();
        expect(await signingIn).toMatchObject(wrongCredentials);
        const sessions = await server.db.selectFrom('auth_tokens').select('id').where('user_id', '=', person.id).execute();
        expect(sessions).toHaveLength(1);
        expect(await server.statusOf(person.token)).toBe(200);
      });

      test('a sign-in that is under way while the account is blocked or closed gets no session', async () => {
        const moderator = await server.signedIn();
        const ends = [
          (id: number) => accountBlocks(server.db).block(moderator.id, id, 'Обман'),
          (id: number) => closeAccount(server.db, id),
        ];
        for (const end of ends) {
          const person = await server.signedIn();
          const { reached, open } = gate.close();
          const signingIn = server.signIn(person.email, person.password, somewhere());
          await reached;
          await end(person.id);
          open();
          expect(await signingIn).toMatchObject(wrongCredentials);
          expect(await server.db.selectFrom('auth_tokens').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
        }
      });

      test('of two changes at once the one that proved a former password is refused', async () => {
        const person = await server.signedIn();
        const stolen = await server.token(person, somewhere());
        const { reached, open } = gate.close();
        const taking = server.post('/users/password/', newPassword(person.password, 'Ukral1234'), stolen);
        await reached;
        expect((await server.post('/users/password/', newPassword(person.password, 'Smenil123'), person.token)).status).toBe(204);
        open();
        expect(await taking).toMatchObject({ status: 400, body: { current_password: ['Неправильный пароль.'] } });
        expect((await server.signIn(person.email, 'Ukral1234', somewhere())).status).toBe(400);
        expect((await server.signIn(person.email, 'Smenil123', somewhere())).status).toBe(200);
        expect(await server.statusOf(person.token)).toBe(200);
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
