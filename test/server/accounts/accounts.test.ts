import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDemoAccount, demoAccount } from '../../../examples/server/seed/demoAccount';
import { notificationPageSchema } from '../../../src/api/wire/notification';
import { loginRules } from '../../../src/domain/forms/schemas/login.schema';
import { notificationKinds } from '../../../src/domain/notifications/notification';
import { notificationWords } from '../../../src/text/notifications/templates';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { engines } from '../support/seededServer';

const wrongPair = { non_field_errors: ['Неправильный email или пароль.'] };
const dead = { status: 401, body: { detail: 'Недопустимый токен.' }, headers: { 'www-authenticate': 'Token' } };

describe.each(engines)('accounts on $name', ({ missing, start }) => {
  describe.skipIf(missing !== null)('seeded', () => {
    let server: AccountServer;
    beforeAll(async () => {
      server = await startAccountServer(await start());
    });
    afterAll(() => server?.stop());

    test('a registered user can sign in and sign out', async () => {
      const person = someone();
      const made = await server.register({ ...person, is_staff: true, role: 9, id: 1 }, somewhere());
      expect(made).toMatchObject({
        status: 201,
        body: { first_name: 'Мария', last_name: 'Ковалёва', phone: person.phone_number, email: person.email, avatar: null },
        headers: { 'cache-control': 'no-store' },
      });
      expect(JSON.stringify(made.body)).not.toMatch(/argon|password|hash/i);

      const token = await server.token(person);
      expect(await server.profile(token)).toMatchObject({
        status: 200,
        body: made.body,
        headers: { 'cache-control': 'private, no-store' },
      });
      expect(await server.call('POST', '/token-auth/logout/', {}, token)).toMatchObject({ status: 204, body: null });
      expect(await server.call('POST', '/token-auth/logout/', {}, token)).toMatchObject({ status: 204 });
      expect(await server.profile(token)).toMatchObject(dead);
    });

    test('passwords and tokens are stored as hashes, with the accepted terms', async () => {
      const person = someone();
      await server.register(person, somewhere());
      const token = await server.token(person);
      const user = await server.db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();
      expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(user).toMatchObject({ role: 0, terms_version: '2', personal_data_agreed_at: null, blocked_at: null });
      expect(Math.abs((user.terms_agreed_at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      const tokens = await server.db.selectFrom('auth_tokens').select('token_sha256').where('user_id', '=', user.id).execute();
      expect(tokens.map(({ token_sha256 }) => token_sha256.toString('hex'))).toEqual([createHash('sha256').update(token).digest('hex')]);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    });

    test('a second consent is stored with its time', async () => {
      const person = { ...someone(), personal_data_agreed: true };
      await server.register(person, somewhere());
      const user = await server.db.selectFrom('users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow();
      expect(user.personal_data_agreed_at).toEqual(user.terms_agreed_at);
      expect((await server.register({ ...someone(), personal_data_agreed: 'yes' }, somewhere())).body).toMatchObject({
        message: { personal_data_agreed: ['Введите true или false.'] },
      });
    });

    test('of two concurrent registrations one wins, and the other gets the taken fields', async () => {
      const [one, other] = [someone(), someone()];
      const rival = { ...other, email: one.email.toUpperCase() };
      const answers = await Promise.all([server.register(one, somewhere()), server.register(rival, somewhere())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
      const lost = answers.find(({ status }) => status === 400);
      expect(lost?.body).toEqual({ status_code: 400, message: { email: [expect.stringMatching(/[а-я]/)] } });
    });

    test('limits hold for concurrent requests', async () => {
      const person = someone();
      await server.register(person, somewhere());
      const address = somewhere();
      const answers = await Promise.all(Array.from({ length: 9 }, () => server.signIn(person.email, 'Wrong123', address)));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
      const { rows } = await server.pool.query('select key from rate_limits');
      expect(JSON.stringify(rows)).not.toMatch(/@|10\.1\./);
    });

    test('the demo account can sign in and is valid; adding it twice is harmless', async () => {
      await addDemoAccount(server.db);
      await addDemoAccount(server.db);
      expect((await server.signIn(demoAccount.email, demoAccount.password, somewhere())).status).toBe(200);
      expect(loginRules.problems(demoAccount)).toEqual({});
    });

    test('the demo account has a notification of every kind, on more than one page', async () => {
      await addDemoAccount(server.db);
      const { body } = await server.signIn(demoAccount.email, demoAccount.password, somewhere());
      const { token } = v.parse(v.object({ token: v.string() }), body);
      const pageOf = async (page: number) => {
        const { body: answer } = await server.call('GET', `/notifications/?page=${page}&page_size=10`, undefined, token);
        return v.parse(notificationPageSchema, answer).results;
      };
      const second = await pageOf(2);
      expect(second.length).toBeGreaterThan(0);
      const all = [...(await pageOf(1)), ...second];
      const times = v.parse(v.array(v.object({ created_at: v.string() })), all).map(({ created_at: at }) => at);
      expect(times).toEqual(times.toSorted().reverse());
      const told = JSON.stringify(all);
      const words = notificationKinds.map((kind) => notificationWords({ kind, reason: null }, 1).after);
      expect(words.filter((text) => !told.includes(text))).toEqual([]);
    });
  });
});

describe('accounts', () => {
  const hasher = countingHasher();
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), { hasher });
  });
  afterAll(() => server?.stop());

  const registered = async () => {
    const person = someone();
    expect((await server.register(person, somewhere())).status).toBe(201);
    return person;
  };

  describe('sign-in', () => {
    test('wrong credentials get the same response after one comparison', async () => {
      const [blocked, gone, good] = [await registered(), await registered(), await registered()];
      await server.db.updateTable('users').set({ blocked_at: new Date() }).where('email', '=', blocked.email).execute();
      await server.db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', gone.email).execute();
      for (const [username, password] of [
        [good.email, 'Wrong123'],
        [good.email, `${good.password} `],
        [blocked.email, 'Wrong123'],
        [gone.email, gone.password],
        ['nobody@example.ru', good.password],
        // A seeded user without a password.
        ['user1@example.com', ''.padEnd(6, 'Aa1')],
        ['no address at all', good.password],
        ['nul\u0000@example.ru', good.password],
        ['\ud800@example.ru', good.password],
        [`${'a'.repeat(3000)}@example.ru`, good.password],
        ["' or 1=1 --", "' or 1=1 --"],
      ] as const) {
        const before = hasher.comparisons;
        expect(await server.signIn(username, password, somewhere())).toMatchObject({ status: 400, body: wrongPair });
        expect(hasher.comparisons - before).toBe(1);
      }
    });

    test('who knows the password of a blocked account is told why, and nobody else', async () => {
      const person = await registered();
      const block = { blocked_at: new Date(), blocked_reason: 'Просит предоплату до просмотра' };
      await server.db.updateTable('users').set(block).where('email', '=', person.email).execute();
      const told = { non_field_errors: ['Аккаунт заблокирован за нарушение правил. Причина: Просит предоплату до просмотра'] };
      expect(await server.signIn(person.email, person.password, somewhere())).toMatchObject({ status: 400, body: told });
      expect(await server.signIn(person.email, 'Wrong123', somewhere())).toMatchObject({ status: 400, body: wrongPair });
      await server.db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', person.email).execute();
      expect(await server.signIn(person.email, person.password, somewhere())).toMatchObject({ status: 400, body: wrongPair });
    });

    test('spaces around the e-mail and its case do not matter', async () => {
      const person = await registered();
      expect((await server.signIn(`  ${person.email.toUpperCase()}\n`, person.password, somewhere())).status).toBe(200);
    });

    test.each([
      [{}, ['username', 'password']],
      [null, ['username', 'password']],
      ['"text"', ['username', 'password']],
      [[], ['username', 'password']],
      [{ username: ' ', password: '' }, ['username', 'password']],
      [{ username: 1, password: 'Parol123' }, ['username']],
      [{ username: ['a@example.ru'], password: { toString: 'x' } }, ['username', 'password']],
      ['{"username":"a@example.ru","password":"x","hasOwnProperty":1,"toString":"x"}', null],
      ['{"username":"a@example.ru","password":"x","constructor":{"prototype":{"polluted":1}}}', ['detail']],
      ['{"username":"a@example.ru","password":"x","__proto__":{"polluted":1}}', ['detail']],
      ['{"username":', ['detail']],
    ] as const)('the body %j is rejected by field', async (body, fields) => {
      const answer = await server.call('POST', '/token-auth/', body ?? 'null', undefined, somewhere());
      expect(answer).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
      expect(Object.keys(answer.body ?? {})).toEqual(fields ?? ['non_field_errors']);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    test('huge and non-JSON bodies are rejected, and GET changes nothing', async () => {
      expect((await server.signIn('a'.repeat(1024 * 1024), 'x', somewhere())).status).toBe(413);
      expect((await server.register({ ...someone(), first_name: 'а'.repeat(1024 * 1024) }, somewhere())).status).toBe(413);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
        const payload = JSON.stringify({ username: 'a@example.ru', password: 'Parol123' });
        const response = await server.app.inject({ method: 'POST', url: '/api/token-auth/', headers: { 'content-type': type }, payload });
        expect(response.statusCode).toBe(415);
      }
      expect((await server.call('GET', '/token-auth/?username=a&password=b')).status).toBe(405);
      expect((await server.call('GET', '/token-auth/logout/')).status).toBe(405);
    });
  });

  describe('registration', () => {
    test.each([
      ['first_name', '', 'Это поле обязательно для заполнения'],
      ['first_name', 'Maria', 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов'],
      ['first_name', 7, 'Введите строку.'],
      ['last_name', 'Ко--валёва', 'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, от 2 до 40 символов'],
      ['phone_number', '+7 (900) 123-45-6', /^Телефон введен некорректно\./],
      ['phone_number', 9001234567, 'Введите строку.'],
      ['email', '', 'Email не может быть пустым'],
      ['email', 'maria', /^Введите корректный email/],
      ['password', 'Ab1', 'Пароль слишком короткий, минимум 6 символов'],
      ['password', 'parol123', 'Пароль должен содержать не менее 6 символов, заглавные и строчные латинские буквы, цифры'],
      ['password', `Aa1${'x'.repeat(58)}`, 'Пароль слишком длинный, максимум 60 символов'],
      ['confirm_password', 'Parol124', 'Пароли не совпадают'],
      ['terms_agreed', false, 'Вы должны согласиться с условиями'],
      ['terms_agreed', 'true', 'Введите true или false.'],
    ] as const)("%s: %j is rejected with the form's message", async (field, value, message) => {
      const { status, body } = await server.register({ ...someone(), [field]: value }, somewhere());
      expect(status).toBe(400);
      const said = typeof message === 'string' ? message : expect.stringMatching(message);
      // A changed password also differs from its confirmation.
      expect(body).toMatchObject({ status_code: 400, message: { [field]: [said] } });
      const { message: fields } = body as { message: object };
      expect(Object.keys(fields).filter((name) => name !== 'confirm_password')).toEqual(field === 'confirm_password' ? [] : [field]);
    });

    test('an empty body lists every required field', async () => {
      for (const body of [{}, [], 'null', '"text"', '7']) {
        const answer = await server.register(body, somewhere());
        expect(answer.status).toBe(400);
        const { message } = answer.body as { message: object };
        expect(Object.keys(message).sort()).toEqual([
          'confirm_password',
          'email',
          'first_name',
          'password',
          'phone_number',
          'terms_agreed',
        ]);
      }
    });

    test('values are normalised: no markup, lower-case e-mail, ten-digit phone, optional last name', async () => {
      const { last_name: _, ...person } = someone();
      const answer = await server.register(
        {
          ...person,
          first_name: ' <b>Анна-Мария</b> ',
          email: ` ${person.email.toUpperCase()} `,
          phone_number: `8 (${person.phone_number.slice(0, 3)}) ${person.phone_number.slice(3)}`,
        },
        somewhere(),
      );
      expect(answer).toMatchObject({
        status: 201,
        body: { first_name: 'Анна-Мария', last_name: '', email: person.email, phone: person.phone_number },
      });
    });

    test('e-mails and phones stay taken by blocked users; those of deleted ones are free (D48)', async () => {
      const person = await registered();
      await server.db.updateTable('users').set({ blocked_at: new Date() }).where('email', '=', person.email).execute();
      const { body } = await server.register({ ...person, phone_number: `+7${person.phone_number}` }, somewhere());
      expect(body).toEqual({
        status_code: 400,
        message: {
          email: ['Пользователь с таким email уже зарегистрирован.'],
          phone_number: ['Пользователь с таким телефоном уже зарегистрирован.'],
        },
      });
      await server.db.updateTable('users').set({ deleted_at: new Date() }).where('email', '=', person.email).execute();
      expect((await server.register(person, somewhere())).status).toBe(201);
    });
  });

  describe('tokens', () => {
    test('a missing or invalid one gives no profile', async () => {
      expect(await server.profile()).toMatchObject({
        status: 401,
        body: { detail: 'Учетные данные не были предоставлены.' },
        headers: { 'www-authenticate': 'Token', 'cache-control': 'no-store' },
      });
      expect((await server.call('POST', '/token-auth/logout/', {})).status).toBe(401);
      const token = await server.token(await registered());
      const headers = [
        token,
        `Bearer ${token}`,
        `Token ${token}x`,
        `Token ${token.slice(1)}`,
        'Token ',
        '',
        `Token ${token}, Token ${token}`,
      ];
      for (const authorization of headers) {
        const response = await server.app.inject({ url: '/api/users/profile/', headers: { authorization } });
        expect(response.statusCode).toBe(401);
      }
      expect((await server.app.inject({ url: '/api/users/profile/', headers: { authorization: `tOKEN  ${token}` } })).statusCode).toBe(200);
      expect(await server.profile('a'.repeat(43))).toMatchObject(dead);
    });

    test('every device has one; the twenty-first signs out the least recently used', async () => {
      const person = await registered();
      const tokens: string[] = [];
      for (let device = 0; device < 21; device++) tokens.push(await server.token(person, somewhere()));
      expect(new Set(tokens).size).toBe(21);
      const statuses = await Promise.all(tokens.map(async (token) => (await server.profile(token)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      expect(statuses[0]).toBe(401);
      await server.call('POST', '/token-auth/logout/', {}, tokens[1]);
      expect((await server.profile(tokens[2])).status).toBe(200);
    });

    test('blocked and deleted users are signed out', async () => {
      const person = await registered();
      const token = await server.token(person);
      for (const column of ['blocked_at', 'deleted_at'] as const) {
        await server.db
          .updateTable('users')
          .set({ [column]: new Date() })
          .where('email', '=', person.email)
          .execute();
        expect(await server.profile(token)).toMatchObject(dead);
        await server.db
          .updateTable('users')
          .set({ [column]: null })
          .where('email', '=', person.email)
          .execute();
        expect((await server.profile(token)).status).toBe(200);
      }
    });

    test('pages of other origins may send one and read errors', async () => {
      const { headers } = await server.app.inject({
        method: 'OPTIONS',
        url: '/api/users/profile/',
        headers: {
          origin: 'https://partner.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(headers['access-control-allow-headers']).toContain('Authorization');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const refused = await server.app.inject({ url: '/api/users/profile/', headers: { origin: 'https://partner.example' } });
      expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
    });
  });
});
