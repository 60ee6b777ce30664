import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../../../examples/server/accounts/factor/totp';
import { ModeratorProblem, resetFactor } from '../../../examples/server/moderators/moderators';
import { factorSetupSchema, recoveryCodesSchema } from '../../../src/api/wire/account/secondFactor';
import { aGate, gatedHasher, type Person, somewhere } from '../support/accountServer';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { engines } from '../support/seededServer';

const path = '/users/second-factor/';
const eventSchema = v.object({ event: v.string(), userId: v.nullable(v.number()) });

describe('the second factor', () => {
  let server: IdentityServer;
  let log = '';
  const gate = aGate();
  beforeAll(async () => {
    const stream = { write: (line: string) => void (log += line) };
    server = await startIdentityServer(await engines[0].start(), {
      hasher: gatedHasher(gate),
      logger: { level: 'info', stream },
      moderatorFactor: 'required',
    });
  });
  afterAll(() => server?.stop());

  const secretOf = async (id: number) =>
    (await server.db.selectFrom('second_factors').select('secret').where('user_id', '=', id).executeTakeFirstOrThrow()).secret;
  const turnOn = async (person: Person & { readonly token: string; readonly id: number }) => {
    const setup = v.parse(factorSetupSchema, (await server.post(path, { password: person.password }, person.token)).body);
    const secret = await secretOf(person.id);
    const first = codeOf(secret);
    const confirmed = await server.post(`${path}confirm/`, { code: first }, person.token);
    const codes = v.parse(recoveryCodesSchema, confirmed.body).recovery_codes;
    return { ...person, text: setup.secret, secret, first, codes };
  };
  const protectedOne = async () => turnOn(await server.signedIn());
  const signInWith = ({ email, password }: Person, code?: string, from = somewhere()) =>
    server.post('/token-auth/', { username: email, password, ...(code !== undefined && { code }) }, undefined, from);
  const eventsOf = (id: number) =>
    log
      .split('\n')
      .filter((line) => line.includes('"security"'))
      .map((line) => v.parse(eventSchema, JSON.parse(line)))
      .filter(({ userId }) => userId === id)
      .map(({ event }) => event);

  test('a code is accepted one step early or late, once, and never after a later one', async () => {
    const person = await protectedOne();
    expect((await signInWith(person, codeOf(person.secret, 3))).status).toBe(400);
    expect((await signInWith(person, codeOf(person.secret, 1))).status).toBe(200);
    expect((await signInWith(person, codeOf(person.secret, 1))).status).toBe(400);
    expect((await signInWith(person, codeOf(person.secret))).status).toBe(400);
  });

  test('two requests with one code begin one session', async () => {
    const person = await protectedOne();
    const [one = ''] = person.codes;
    for (const code of [codeOf(person.secret, 1), one]) {
      const answers = await Promise.all([signInWith(person, code), signInWith(person, code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  test('ten wrong codes in an hour are refused from any address, also with the right one; the owner stays signed in', async () => {
    const person = await protectedOne();
    for (let time = 0; time < 10; time++) expect((await signInWith(person, '000000')).status).toBe(400);
    const refused = await signInWith(person, person.codes[0]);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await server.statusOf(person.token)).toBe(200);
    expect(eventsOf(person.id)).toEqual(['second_factor_on', 'second_factor_limited']);
  });

  test('the step of the password takes no attempt from anybody', async () => {
    const person = await protectedOne();
    const from = somewhere();
    for (let time = 0; time < 12; time++) expect((await signInWith(person, undefined, from)).body).toEqual({ code: ['Введите код'] });
    expect((await signInWith(person, person.codes[0], from)).status).toBe(200);
  });

  test('a link to a new password asks for a code, and works after a wrong one', async () => {
    const person = await protectedOne();
    await server.post('/users/password/forgot/', { email: person.email });
    const token = await server.linkTo(person.email);
    const body = { token, password: 'Novyj1234', confirm_password: 'Novyj1234' };
    expect((await server.post('/users/password/reset/', body)).body).toEqual({ code: ['Введите код'] });
    expect((await server.post('/users/password/reset/', { ...body, code: '000000' })).status).toBe(400);
    expect((await signInWith(person, person.codes[0])).status).toBe(200);
    expect((await server.post('/users/password/reset/', { ...body, code: person.codes[1] })).status).toBe(200);
    expect(eventsOf(person.id)).toEqual(['second_factor_on', 'recovery_code_used', 'recovery_code_used', 'password_reset']);
  });

  test('a sign-in that began before it was on begins no session without a code', async () => {
    const person = await server.signedIn();
    const { reached, open } = gate.close();
    const signingIn = signInWith(person);
    await reached;
    const secret = Buffer.alloc(20, 7);
    const now = new Date();
    await server.db.insertInto('second_factors').values({ user_id: person.id, secret, created_at: now, confirmed_at: now }).execute();
    open();
    expect((await signingIn).status).toBe(400);
  });

  test('an attempt that was begun again has another secret', async () => {
    const person = await server.signedIn();
    await server.post(path, { password: person.password }, person.token);
    const old = codeOf(await secretOf(person.id), 1);
    await server.post(path, { password: person.password }, person.token);
    expect((await server.post(`${path}confirm/`, { code: old }, person.token)).status).toBe(400);
    expect((await server.post(`${path}confirm/`, { code: codeOf(await secretOf(person.id)) }, person.token)).status).toBe(200);
  });

  test('the secret and its codes are in no other answer and in no log, and go with the account', async () => {
    const person = await protectedOne();
    await signInWith(person, person.codes[0]);
    const answers = await Promise.all(
      ['/users/data/', '/users/profile/', path, '/users/sessions/'].map((url) => server.call('GET', url, undefined, person.token)),
    );
    const told = JSON.stringify(answers.map(({ body }) => body)) + log;
    for (const secret of [person.text, person.secret.toString('hex'), person.secret.toString('base64'), ...person.codes]) {
      expect(told).not.toContain(secret);
    }
    expect(answers[0]?.body).toMatchObject({ profile: { second_factor_since: expect.stringMatching(/^\d{4}-/) } });
    expect(await server.remove(`/users/dev/delete/${person.id}/`, person.token, person.password)).toBe(204);
    for (const table of ['second_factors', 'recovery_codes'] as const) {
      expect(await server.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).toEqual([]);
    }
  });

  test('a moderator of whom it is required is an ordinary user until it is on', async () => {
    const person = await server.signedIn();
    await server.setUser(person.email, { role: 1 });
    const queue = async (token: string) => (await server.call('GET', '/moderation/realty/', undefined, token)).status;
    expect(await queue(person.token)).toBe(404);
    expect(JSON.stringify((await server.profile(person.token)).body)).not.toContain('is_moderator');
    const state = async () => (await server.call('GET', path, undefined, person.token)).body;
    expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0, is_required: true });
    await turnOn(person);
    expect(await queue(person.token)).toBe(200);
    expect((await server.profile(person.token)).body).toMatchObject({ is_moderator: true });
    expect(await state()).toMatchObject({ is_on: true, is_required: true });
  });

  test('an operator removes a lost one, and all sessions end', async () => {
    const person = await protectedOne();
    expect(await resetFactor(server.db, ` ${person.email.toUpperCase()}`)).toEqual({ id: person.id });
    expect(await server.statusOf(person.token)).toBe(401);
    expect((await signInWith(person)).status).toBe(200);
    await expect(resetFactor(server.db, person.email)).rejects.toThrow(ModeratorProblem);
  });
});
