import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addModerator } from '../../../examples/server/seed/moderatorAccount';
import { someone, somewhere } from '../support/accountServer';
import { type ModerationServer, startModerationServer } from '../support/moderationServer';
import { engines } from '../support/seededServer';
import { storeUser } from '../support/storeUser';

describe.each(engines)('moderation on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('accounts', () => {
    let moderation: ModerationServer;
    beforeAll(async () => {
      moderation = await startModerationServer(await start());
    });
    afterAll(() => moderation?.stop());
    beforeEach(() => moderation.removeJobs());

    test('a blocked owner is out of search and queue at once, sessions and links in letters end', async () => {
      const { server, moderator, ask, create, decide, jobs, sendNow, statusOf } = moderation;
      const person = someone();
      await server.register(person, somewhere());
      const token = await server.token(person);
      const { id: userId } = await server.db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow();
      const user = { id: userId, token };
      const [shown, waiting] = [await create({}, user), await create({}, user)];
      await decide(shown, 'approve');
      await server.jobs.query('delete from graphile_worker._private_jobs');
      expect((await ask('POST', `/moderation/users/${userId}/block/`, moderator, { reason: 'Просит предоплату' })).status).toBe(204);
      expect([await statusOf(shown), await statusOf(waiting)]).toEqual([3, 3]);
      for (const table of ['listing_search', 'moderation_queue'] as const) {
        const column = table === 'listing_search' ? 'id' : 'listing_id';
        const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} in (${shown}, ${waiting})`.execute(server.db);
        expect([table, rows]).toEqual([table, []]);
      }
      expect((await server.profile(token)).status).toBe(401);
      // One letter about the account, and none about each of its listings.
      expect(await jobs()).toEqual([expect.objectContaining({ job: 'send_letter', payload: { kind: 'account_blocked', userId } })]);
      const [letter, ...more] = await sendNow();
      expect(more).toEqual([]);
      expect(letter?.headers.subject).toBe('Аккаунт заблокирован');
      expect(letter?.parts['text/plain']).toContain('Причина: Просит предоплату');
      const row = await server.db
        .selectFrom('users')
        .select(['blocked_by', 'blocked_reason'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ blocked_by: moderator.id, blocked_reason: 'Просит предоплату' });
    });

    test('a further block ends what has come since, without another letter or another reason at the sign-in', async () => {
      const { server, moderator, colleague, ask, create, sendNow, statusOf } = moderation;
      const user = await storeUser(server);
      const id = await create({}, user);
      await server.jobs.query('delete from graphile_worker._private_jobs');
      const block = (by: typeof moderator, reason: string) => ask('POST', `/moderation/users/${user.id}/block/`, by, { reason });
      await block(moderator, 'Просит предоплату');
      await server.db.updateTable('listings').set({ status: 2 }).where('id', '=', id).execute();
      const text = { user_id: user.id, digest: Buffer.alloc(32), text: 'Реклама', people: 9 };
      await server.db.insertInto('spam_marks').values(text).execute();
      expect((await block(colleague, 'Рассылает рекламу')).status).toBe(204);
      expect(await statusOf(id)).toBe(3);
      expect(await server.db.selectFrom('spam_marks').select('id').where('user_id', '=', user.id).execute()).toEqual([]);
      const letters = await sendNow();
      expect(letters.map(({ parts }) => parts['text/plain']?.match(/Причина: .*/)?.[0])).toEqual(['Причина: Просит предоплату']);
      const row = server.db.selectFrom('users').select(['blocked_by', 'blocked_reason']).where('id', '=', user.id);
      expect(await row.executeTakeFirst()).toEqual({ blocked_by: moderator.id, blocked_reason: 'Просит предоплату' });
    });

    test('an account that is unblocked at once gets no letter', async () => {
      const { server, moderator, ask, sendNow } = moderation;
      const { id } = await storeUser(server);
      await server.jobs.query('delete from graphile_worker._private_jobs');
      await ask('POST', `/moderation/users/${id}/block/`, moderator, { reason: 'Спешка' });
      expect((await ask('DELETE', `/moderation/users/${id}/block/`, moderator)).status).toBe(204);
      expect((await sendNow()).map(({ headers }) => headers.subject)).toEqual([]);
    });

    test('the first moderator is created once, with a password that nobody else has', async () => {
      const { server } = moderation;
      const made = await addModerator(server.db, { email: 'first.moderator@example.com', password: null });
      expect(made).toMatch(/^[A-Za-z0-9]{17}$/);
      expect(await addModerator(server.db, { email: 'second.moderator@example.com', password: null })).toBeNull();
      const users = await server.db
        .selectFrom('users')
        .select(['role', 'email'])
        .where('email', 'like', '%.moderator@example.com')
        .execute();
      expect(users).toEqual([{ role: 1, email: 'first.moderator@example.com' }]);
    });
  });
});
