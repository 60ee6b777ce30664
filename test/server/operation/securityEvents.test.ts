import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityStore, type LinkPurpose } from '../../../examples/server/accounts/identityStore';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

const entrySchema = v.looseObject({ msg: v.string() });

describe.each(engines)('the record of security events on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('in the log', () => {
    let server: AccountServer;
    let log = '';
    beforeAll(async () => {
      const stream = { write: (line: string) => void (log += line) };
      server = await startAccountServer(await start(), { hasher: countingHasher(), logger: { level: 'info', stream } });
    });
    afterAll(() => server?.stop());

    const takeEntries = () => {
      const lines = log.trimEnd().split('\n').filter(Boolean);
      log = '';
      return lines.map((line) => v.parse(entrySchema, JSON.parse(line))).filter(({ msg }) => msg === 'security');
    };
    const linkOf = async (userId: number, purpose: LinkPurpose) => {
      const link = await identityStore(server.db).addLink(userId, purpose);
      if (!link) throw new Error('The user has no address');
      return link.token;
    };

    test('has each event with numbers alone: no name, contact, password, token or address', async () => {
      const moderator = await storeUser(server, { role: 'moderator' });
      const person = someone();
      const [home, stranger, changed] = [somewhere(), somewhere(), someone().email];
      await server.register(person, home);
      const token = await server.token(person, home);
      const { id: userId } = await server.db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
      takeEntries();
      const secrets = [person.email, changed, person.phone_number, person.first_name, person.last_name, token, home, stranger];
      const passwords = ['Parol123', 'Smenil123', 'Novyj1234', 'Guess1234'];
      const [first = '', second = '', third = '', wrong = ''] = passwords;
      const twice = (password: string) => ({ password, confirm_password: password });
      const call = async (method: 'POST' | 'DELETE', path: string, body?: object, by = token) =>
        (await server.call(method, path, body, by, home)).status;

      for (let time = 0; time < 6; time++) await server.signIn(person.email, wrong, stranger);
      for (let time = 0; time < 6; time++) await server.signIn('nobody.here@example.ru', wrong, stranger);
      expect(takeEntries()).toMatchObject([
        { event: 'sign_in_limited', userId },
        { event: 'sign_in_limited', userId: null },
      ]);

      expect(await call('POST', '/users/password/', { current_password: first, ...twice(second) })).toBe(204);
      expect(await call('POST', '/users/email/', { email: changed, password: second })).toBe(204);
      const change = await linkOf(userId, 'change_email');
      expect(await call('POST', '/users/email/confirm/', { token: change })).toBe(200);
      const other = await server.token({ ...person, email: changed, password: second }, home);
      const sessions = v.parse(
        v.array(v.object({ id: v.number(), is_current: v.boolean() })),
        (await server.call('GET', '/users/sessions/', undefined, token, home)).body,
      );
      expect(await call('DELETE', `/users/sessions/${sessions.find(({ is_current }) => !is_current)?.id}/`)).toBe(204);
      expect(await call('DELETE', '/users/sessions/')).toBe(204);
      for (let time = 0; time < 11; time++) await call('POST', '/users/password/', { current_password: wrong, ...twice(third) });
      const reset = await linkOf(userId, 'reset_password');
      expect(await call('POST', '/users/password/reset/', { token: reset, ...twice(third) })).toBe(200);
      expect(await call('POST', `/moderation/users/${userId}/block/`, { reason: 'Обман покупателей' }, moderator.token)).toBe(204);
      expect(await call('DELETE', `/moderation/users/${userId}/block/`, undefined, moderator.token)).toBe(204);
      const last = await server.token({ ...person, email: changed, password: third }, home);
      // Its wrong passwords are counted for an hour.
      await server.db.deleteFrom('rate_limits').execute();
      expect(await call('DELETE', `/users/dev/delete/${userId}/`, { password: third }, last)).toBe(204);

      const written = log;
      const entries = takeEntries();
      const byModerator = { userId, moderatorId: moderator.id };
      expect(
        entries.map(({ event, userId: whose, moderatorId }) => ({
          event,
          userId: whose,
          ...(moderatorId !== undefined && { moderatorId }),
        })),
      ).toEqual([
        { event: 'password_changed', userId },
        { event: 'email_change_asked', userId },
        { event: 'email_changed', userId },
        { event: 'sessions_ended', userId },
        { event: 'sessions_ended', userId },
        { event: 'password_check_limited', userId },
        { event: 'password_reset', userId },
        { event: 'account_blocked', ...byModerator },
        { event: 'account_unblocked', ...byModerator },
        { event: 'account_closed', userId },
      ]);
      const known = ['event', 'hostname', 'level', 'moderatorId', 'msg', 'pid', 'reqId', 'time', 'userId'];
      for (const entry of entries) expect(Object.keys(entry).filter((name) => !known.includes(name))).toEqual([]);
      for (const secret of [...secrets, ...passwords, change, reset, other, last, moderator.token, 'Обман покупателей']) {
        expect([secret, written.includes(secret)]).toEqual([secret, false]);
      }
    });

    test('has nothing of what was refused', async () => {
      const person = await storeUser(server);
      takeEntries();
      const passwords = { current_password: 'Wrong1234', password: 'Smenil123', confirm_password: 'Smenil123' };
      const answers = [
        await server.call('POST', '/users/password/', passwords, person.token, somewhere()),
        await server.call('POST', '/users/email/', { email: someone().email, password: 'Wrong1234' }, person.token, somewhere()),
        await server.call('POST', '/users/password/reset/', { ...passwords, token: 'x'.repeat(43) }, undefined, somewhere()),
        await server.call('DELETE', '/users/sessions/999999999/', undefined, person.token, somewhere()),
        await server.call('DELETE', '/users/dev/delete/999999999/', undefined, person.token, somewhere()),
        await server.call('DELETE', '/moderation/users/1/block/', undefined, person.token, somewhere()),
      ];
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404, 404, 404]);
      expect(takeEntries()).toEqual([]);
    });
  });
});
