import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseWithLetters } from '../../../examples/server/accounts/erasure/eraseWithLetters';
import { codeRules } from '../../../examples/server/accounts/phone/phoneConfirmation';
import { forgetPhoneCodes } from '../../../examples/server/accounts/phone/phoneStore';
import { folderGateway } from '../../../examples/server/messages/folderGateway';
import { httpGateway } from '../../../examples/server/messages/httpGateway';
import { MessageFailure } from '../../../examples/server/messages/messageGateway';
import { communicationMethods, optionByKey } from '../../../src/domain/enumerations';
import { somewhere } from '../support/accountServer';
import { type IdentityServer, startIdentityServer } from '../support/identityServer';
import { sentCodes } from '../support/mail/sentCodes';
import { engines } from '../support/seededServer';
import { storeListing } from '../support/storeListing';

const path = '/users/phone/';
const ownerSchema = v.object({ owner: v.looseObject({ phone_number: v.nullable(v.string()), phone_qr_code: v.nullable(v.string()) }) });
const methodSchema = v.object({ communication_method: v.nullable(v.number()) });
const foundSchema = v.object({ results: v.array(v.object({ id: v.number(), ...methodSchema.entries })) });
const eventSchema = v.object({ event: v.string(), userId: v.nullable(v.number()) });
const dead = { code: ['Код больше не действует. Запросите новый.'] };

describe('confirming phones', () => {
  let server: IdentityServer;
  let off: IdentityServer;
  let log = '';
  const sent = sentCodes();
  beforeAll(async () => {
    const stream = { write: (line: string) => void (log += line) };
    [server, off] = await Promise.all([
      startIdentityServer(await engines[0].start(), {
        phoneConfirmation: 'on',
        messages: sent.gateway,
        logger: { level: 'info', stream },
      }),
      startIdentityServer(await engines[0].start()),
    ]);
  });
  afterAll(() => Promise.all([server?.stop(), off?.stop()]));

  type Owner = Awaited<ReturnType<IdentityServer['signedIn']>>;
  const send = (person: Owner, from?: string) => server.post(`${path}code/`, {}, person.token, from);
  const give = (person: Owner, code: string) => server.post(`${path}confirm/`, { code }, person.token);
  const stateOf = async (person: Owner, on = server) => (await on.call('GET', path, undefined, person.token)).body;
  const codeTo = (person: Owner) => sent.codeTo(person.phone_number);
  const confirmed = async () => {
    const person = await server.signedIn();
    expect((await send(person)).status).toBe(200);
    expect((await give(person, codeTo(person))).status).toBe(204);
    return person;
  };
  /** The next code may be sent at once. */
  const passPause = ({ id }: Owner) =>
    server.db
      .updateTable('phone_codes')
      .set({ sent_at: new Date(0) })
      .where('user_id', '=', id)
      .execute();
  const shownTo = async (viewer: Owner | null, listing: number, on = server) =>
    v.parse(ownerSchema, (await on.call('GET', `/realty/${listing}/owner/`, undefined, viewer?.token)).body).owner;
  const eventsOf = ({ id }: Owner) =>
    log
      .split('\n')
      .filter((line) => line.includes('"security"'))
      .map((line) => v.parse(eventSchema, JSON.parse(line)))
      .filter(({ userId }) => userId === id)
      .map(({ event }) => event);

  test('a number is shown with its code once its owner has confirmed it, and not before; nobody learns of it who may not call', async () => {
    const [owner, viewer] = [await server.signedIn(), await server.signedIn()];
    const listing = await storeListing(server.db, owner.id);
    expect(await shownTo(viewer, listing)).toMatchObject({ phone_number: null, phone_qr_code: null, phone_unconfirmed: true });
    for (const other of [null, owner]) expect(await shownTo(other, listing)).not.toHaveProperty('phone_unconfirmed');
    await send(owner);
    expect(await shownTo(viewer, listing)).toMatchObject({ phone_number: null, phone_unconfirmed: true });
    await give(owner, codeTo(owner));
    const shown = await shownTo(viewer, listing);
    expect(shown).toMatchObject({ phone_number: `+7${owner.phone_number}`, phone_qr_code: expect.stringMatching(/^data:image/) });
    expect(shown).not.toHaveProperty('phone_unconfirmed');
  });

  test.each([
    ['callsAndMessages', 'messages'],
    ['calls', 'calls'],
    ['messages', 'messages'],
  ] as const)('visitors find of %s what they can have, until the owner has confirmed the number', async (method, possible) => {
    const [owner, viewer] = [await server.signedIn(), await server.signedIn()];
    const id = await storeListing(server.db, owner.id, { communicationMethod: method });
    const found = async (path: string, by: Owner | null) => {
      const { results } = v.parse(foundSchema, (await server.call('GET', path, undefined, by?.token)).body);
      return results.find((listing) => listing.id === id)?.communication_method;
    };
    const onPage = async (by: Owner | null) =>
      v.parse(methodSchema, (await server.call('GET', `/realty/${id}/`, undefined, by?.token)).body).communication_method;
    const wireOf = (key: typeof method) => optionByKey(communicationMethods, key).id;
    const seen = async (by: Owner | null) => [
      await found('/realty/?ordering=-published_at', by),
      await found('/realty/latest/', by),
      await onPage(by),
    ];
    for (const by of [null, viewer]) expect(await seen(by)).toEqual(Array(3).fill(wireOf(possible)));
    // The form of a listing begins with what is stored.
    expect(await onPage(owner)).toBe(wireOf(method));
    await send(owner);
    await give(owner, codeTo(owner));
    for (const by of [null, viewer]) expect(await seen(by)).toEqual(Array(3).fill(wireOf(method)));
  });

  test('another number has to be confirmed again, and the code for the one before is void', async () => {
    const [owner, viewer] = [await confirmed(), await server.signedIn()];
    const listing = await storeListing(server.db, owner.id);
    await server.setUser(owner.email, { phone: '9770000001' });
    expect(await stateOf(owner)).toEqual({ is_asked: true, is_confirmed: false, has_code: false, pause: 0 });
    expect(await shownTo(viewer, listing)).toMatchObject({ phone_number: null, phone_unconfirmed: true });
    await send(owner);
    const code = sent.codeTo('9770000001');
    await server.setUser(owner.email, { phone: '9770000002' });
    expect((await give(owner, code)).body).toEqual(dead);
    // The first number again: its confirmation is not forgotten by the code for another one.
    await server.setUser(owner.email, { phone: owner.phone_number });
    expect(await stateOf(owner)).toMatchObject({ is_confirmed: true });
  });

  test('moderators see who has not confirmed', async () => {
    const [owner, moderator] = [await server.signedIn(), await server.signedIn()];
    await server.setUser(moderator.email, { role: 1 });
    const listing = await storeListing(server.db, owner.id, { status: 'moderation' });
    const seen = async () => (await server.call('GET', `/moderation/realty/${listing}/`, undefined, moderator.token)).body;
    expect(await seen()).toMatchObject({ owner: { id: owner.id, is_phone_unconfirmed: true } });
    await send(owner);
    await give(owner, codeTo(owner));
    expect(v.parse(v.object({ owner: v.looseObject({}) }), await seen()).owner).not.toHaveProperty('is_phone_unconfirmed');
  });

  test('a server that does not ask shows every number, marks nobody and knows no calls', async () => {
    const [owner, viewer, moderator] = [await off.signedIn(), await off.signedIn(), await off.signedIn()];
    await off.setUser(moderator.email, { role: 1 });
    const [listing, waiting] = [await storeListing(off.db, owner.id), await storeListing(off.db, owner.id, { status: 'moderation' })];
    const shown = await shownTo(viewer, listing, off);
    expect(shown).toMatchObject({ phone_number: `+7${owner.phone_number}` });
    expect(shown).not.toHaveProperty('phone_unconfirmed');
    expect(await stateOf(owner, off)).toEqual({ is_asked: false, is_confirmed: false, has_code: false, pause: 0 });
    expect((await off.post(`${path}code/`, {}, owner.token)).status).toBe(404);
    expect((await off.post(`${path}confirm/`, { code: '123456' }, owner.token)).status).toBe(404);
    const moderated = await off.call('GET', `/moderation/realty/${waiting}/`, undefined, moderator.token);
    expect(v.parse(v.object({ owner: v.looseObject({}) }), moderated.body).owner).not.toHaveProperty('is_phone_unconfirmed');
  });

  test('of two requests with one code one confirms; two for a code send one', async () => {
    const person = await server.signedIn();
    const asked = await Promise.all([send(person), send(person)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(sent.sent.filter(({ phone }) => phone === person.phone_number)).toHaveLength(1);
    const given = await Promise.all([give(person, codeTo(person)), give(person, codeTo(person))]);
    expect(given.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect(eventsOf(person)).toEqual(['phone_confirmed']);
  });

  test('guesses at once take an attempt each', async () => {
    const person = await server.signedIn();
    await send(person);
    const wrong = codeTo(person) === '999999' ? '999998' : '999999';
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(person, wrong)));
    expect(answers.filter(({ body }) => JSON.stringify(body) === JSON.stringify(dead))).toHaveLength(3);
    expect((await give(person, codeTo(person))).body).toEqual(dead);
  });

  test('a code ends after ten minutes, and with the next one; expired ones are removed', async () => {
    const person = await server.signedIn();
    await send(person);
    const first = codeTo(person);
    await passPause(person);
    await send(person);
    expect(await stateOf(person)).toMatchObject({ has_code: true });
    if (codeTo(person) !== first) expect((await give(person, first)).status).toBe(400);
    const row = await server.db.selectFrom('phone_codes').selectAll().where('user_id', '=', person.id).executeTakeFirstOrThrow();
    expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(10 * 60_000);
    expect(row.code_sha256.toString('utf8')).not.toContain(codeTo(person));
    const past = new Date(Date.now() - 1000);
    await server.db.updateTable('phone_codes').set({ expires_at: past }).where('user_id', '=', person.id).execute();
    expect((await give(person, codeTo(person))).body).toEqual(dead);
    expect(await stateOf(person)).toMatchObject({ has_code: false });
    const other = await server.signedIn();
    await send(other);
    await forgetPhoneCodes(server.db);
    const left = await server.db.selectFrom('phone_codes').select('user_id').where('user_id', 'in', [person.id, other.id]).execute();
    expect(left).toEqual([{ user_id: other.id }]);
  });

  test('an account, a number and an address have so many codes in an hour', async () => {
    const person = await server.signedIn();
    for (let time = 0; time < codeRules.user[0].points; time++) {
      expect((await send(person)).status).toBe(200);
      await passPause(person);
    }
    const refused = await send(person);
    expect([refused.status, Number(refused.headers['retry-after']) > 60]).toEqual([429, true]);
    expect(eventsOf(person)).toEqual(['phone_code_limited']);
    // Another account with the number, later.
    await server.remove(`/users/dev/delete/${person.id}/`, person.token, person.password);
    const next = await server.signedIn(await server.registered({ phone_number: person.phone_number }));
    expect((await send(next)).status).toBe(429);
    const from = somewhere();
    const people = await Promise.all(Array.from({ length: codeRules.address[0].points + 1 }, () => server.signedIn()));
    const statuses: number[] = [];
    for (const one of people) statuses.push((await send(one, from)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(codeRules.address[0].points);
    expect(statuses.at(-1)).toBe(429);
  });

  test('a gateway that is down is said to be, and takes nothing: the next attempt may come at once', async () => {
    const person = await server.signedIn();
    sent.fail(false);
    try {
      for (let time = 0; time < codeRules.user[0].points + 1; time++) {
        const answer = await send(person);
        expect(answer).toMatchObject({
          status: 503,
          body: { detail: 'Сейчас отправить код не получается. Повторите через минуту.', request_id: expect.any(String) },
          headers: { 'retry-after': '60' },
        });
      }
      expect(await stateOf(person)).toMatchObject({ has_code: false, pause: 0 });
      // A slow one may have sent all the same: that counts.
      sent.fail(true);
      for (let time = 0; time < codeRules.user[0].points; time++) expect((await send(person)).status).toBe(503);
      expect((await send(person)).status).toBe(429);
    } finally {
      sent.fail(null);
    }
  });

  test('an open page of the owner hears of it', async () => {
    const person = await confirmed();
    const events = await server.db.selectFrom('events').select('kind').where('user_id', '=', person.id).execute();
    expect(events).toEqual([{ kind: 'profile' }]);
  });

  test('the code is in no answer and no log; own data say since when; all of it goes with the account', async () => {
    const person = await server.signedIn();
    const answers = [await send(person)];
    const code = codeTo(person);
    answers.push(
      await server.call('GET', path, undefined, person.token),
      await server.call('GET', '/users/data/', undefined, person.token),
    );
    expect(answers[2]?.body).toMatchObject({ profile: { phone_confirmed_at: null, phone_code_sent_at: expect.stringMatching(/^\d{4}-/) } });
    answers.push(await give(person, code), await server.call('GET', '/users/data/', undefined, person.token));
    expect(answers[4]?.body).toMatchObject({ profile: { phone_confirmed_at: expect.stringMatching(/^\d{4}-/), phone_code_sent_at: null } });
    expect(log).not.toContain(code);
    expect(log).not.toContain(person.phone_number);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(`"${code}"`);
    expect(await server.remove(`/users/dev/delete/${person.id}/`, person.token, person.password)).toBe(204);
    for (const table of ['phone_codes', 'phone_confirmations'] as const) {
      expect(await server.db.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute()).toEqual([]);
    }
  });

  test('without a gateway a text is a letter in the folder, and goes with the account', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kvartal-phones-'));
    const told: string[] = [];
    const person = await server.signedIn();
    await folderGateway(folder, (line) => told.push(line)).send({ phone: person.phone_number, text: 'Код: 012345' });
    await folderGateway(folder, () => {}).send({ phone: '9000000000', text: 'Другому' });
    const written = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(
      written.filter((text) => text.includes(`To: +7${person.phone_number}\r\n`) && text.includes('\r\n\r\nКод: 012345')),
    ).toHaveLength(1);
    expect(told).toEqual([`To +7${person.phone_number}: Код: 012345`]);
    await server.remove(`/users/dev/delete/${person.id}/`, person.token, person.password);
    await eraseWithLetters(server.db, person.id, folder);
    const left = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(left).toEqual([expect.stringContaining('To: +79000000000')]);
  });
});

describe('the gateway of an operator', () => {
  let service: Server;
  let url = '';
  let answer: number | 'never' = 200;
  const asked: { readonly headers: Record<string, unknown>; readonly body: unknown }[] = [];
  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      request.on('end', () => {
        asked.push({ headers: request.headers, body: JSON.parse(body) });
        if (answer === 'never') return;
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end('{"text":"123456"}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`;
  });
  afterAll(() => {
    service?.closeAllConnections();
    service?.close();
  });
  const failureOf = (address: string, timeout?: number) =>
    httpGateway({ url: address, token: 'token-of-gateway' }, timeout)
      .send({ phone: '9161234567', text: 'Код: 123456' })
      .then(
        () => null,
        (error: unknown) => error,
      );

  test('is given number and text, with its token', async () => {
    answer = 202;
    expect(await failureOf(url)).toBeNull();
    expect(asked.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer token-of-gateway', 'content-type': 'application/json' },
      body: { phone: '+79161234567', text: 'Код: 123456' },
    });
  });

  test.each([
    ['refuses', 500, undefined, false],
    ['sends elsewhere', 302, undefined, true],
    ['does not answer', 'never', 50, true],
  ] as const)('that %s is a failure without number, text and token', async (_what, status, timeout, mayArrive) => {
    answer = status;
    const failure = await failureOf(url, timeout);
    expect(failure).toBeInstanceOf(MessageFailure);
    expect(failure).toMatchObject({ mayArrive, message: expect.not.stringMatching(/9161234567|123456|token-of/) });
  });

  test('that is not there has sent nothing', async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    expect(await failureOf(`http://127.0.0.1:${port}/send`)).toMatchObject({ mayArrive: false, message: 'The gateway: ECONNREFUSED' });
  });
});
