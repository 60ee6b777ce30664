import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { releaseClaims } from '../../../examples/server/accounts/claims';
import { type Person, someone, somewhere } from '../support/accountServer';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

describe.each(engines)('identity on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('of a user', () => {
    let server: IdentityServer;
    beforeAll(async () => {
      server = await startIdentityServer(await start());
    });
    afterAll(() => server?.stop());

    describe('an account', () => {
      test('is deleted by its owner alone: sessions end, listings go, e-mail and phone are free, personal data is erased', async () => {
        const [person, stranger] = [await server.signedIn(), await server.signedIn()];
        const listing = await storeListing(server.db, person.id);
        const shownTo = async () => JSON.stringify((await server.get(`/api/realty/${listing}/`)).body);
        expect(await shownTo()).toContain('Светлая квартира');
        expect(await server.remove(`/users/dev/delete/${person.id}/`, stranger.token)).toBe(404);
        expect(await server.remove('/users/dev/delete/999999/', person.token)).toBe(404);
        expect(await server.remove(`/users/dev/delete/${person.id}/`, person.token)).toBe(400);
        expect(await server.remove(`/users/dev/delete/${person.id}/`, person.token, 'Wrong1234')).toBe(400);
        expect(await server.remove(`/users/dev/delete/${person.id}/`, person.token, person.password)).toBe(204);
        expect(await server.statusOf(person.token)).toBe(401);
        for (const hidden of ['Светлая квартира', 'Тестовая', person.first_name]) expect(await shownTo()).not.toContain(hidden);
        expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(400);
        const inSearch = await server.db.selectFrom('listing_search').select('id').where('id', '=', listing).execute();
        expect(inSearch).toEqual([]);
        // Before the job has run.
        await server.registered({ email: person.email, phone_number: person.phone_number });
        await server.sendLetters();
        const row = await server.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
        expect(row).toMatchObject({
          email: null,
          phone: null,
          first_name: '',
          last_name: '',
          password_hash: null,
          deleted_at: expect.any(Date),
        });
        expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(200);
      });

      test('that was never confirmed nor used for a month frees e-mail and phone, and has them again at a sign-in', async () => {
        const [used, idle, confirmed, squatted] = [
          await server.signedIn(),
          await server.registered(),
          await server.registered(),
          await server.registered(),
        ];
        const old = new Date(Date.now() - 31 * 24 * 3600 * 1000);
        for (const { email } of [used, idle, confirmed, squatted]) await server.setUser(email, { signed_in_at: old });
        await server.setUser(confirmed.email, { email_confirmed_at: old });
        await releaseClaims(server.db);
        const statusWith = async (taken: Partial<Person>) => (await server.register({ ...someone(), ...taken }, somewhere())).status;
        expect(await statusWith({ email: used.email })).toBe(400);
        expect(await statusWith({ phone_number: confirmed.phone_number })).toBe(400);
        // The owner of the address comes, and has a separate account.
        const owner = {
          ...someone(),
          email: squatted.email,
          phone_number: squatted.phone_number,
          password: 'Svoj12345',
          confirm_password: 'Svoj12345',
        };
        expect((await server.register(owner, somewhere())).status).toBe(201);
        expect((await server.signIn(squatted.email, squatted.password, somewhere())).status).toBe(400);
        expect((await server.signIn(squatted.email, 'Svoj12345', somewhere())).status).toBe(200);
        // Nobody has taken these.
        expect((await server.signIn(idle.email, idle.password, somewhere())).status).toBe(200);
        expect(await statusWith({ email: idle.email })).toBe(400);
        expect(await statusWith({ phone_number: idle.phone_number })).toBe(400);
      });

      test('loses a phone that somebody else has by now when it comes back', async () => {
        const person = await server.registered();
        await server.setUser(person.email, { signed_in_at: new Date(0) });
        await releaseClaims(server.db);
        await server.registered({ phone_number: person.phone_number });
        const token = await server.token(person, somewhere());
        expect(await server.profile(token)).toMatchObject({ status: 200, body: { email: person.email, phone: '' } });
      });
    });

    test.each([
      ['a zero byte', (email: string) => email.replace('@', '\u0000@')],
      ['a zero byte at the end', (email: string) => `${email}\u0000`],
      ['the Kelvin sign', (email: string) => `\u212A${email}`],
      ['letters of full width', (email: string) => email.replace('m', '\uFF4D')],
      ['an invisible character', (email: string) => email.replace('@', '\u200B@')],
      ['a Cyrillic letter', (email: string) => email.replace('a', 'а')],
    ])('an e-mail with %s is nobody', async (_name, spell) => {
      const person = someone();
      const spelt = spell(person.email);
      expect((await server.register({ ...person, email: spelt }, somewhere())).status).toBe(400);
      await server.registered({ email: person.email });
      expect((await server.signIn(spelt, person.password, somewhere())).status).toBe(400);
      expect((await server.post('/users/password/forgot/', { email: spelt })).status).toBe(400);
    });

    test.each([
      ['groups', (phone: string) => `+7 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}.${phone.slice(6)}`],
      ['full width', (phone: string) => phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))],
    ])('a phone in another spelling is the same: %s', async (_name, spell) => {
      const person = await server.registered();
      expect(await server.register({ ...someone(), phone_number: spell(person.phone_number) }, somewhere())).toMatchObject({
        status: 400,
        body: { message: { phone_number: ['Пользователь с таким телефоном уже зарегистрирован.'] } },
      });
      expect((await server.register({ ...someone(), phone_number: `${someone().phone_number}\u0000` }, somewhere())).status).toBe(400);
    });
  });
});
