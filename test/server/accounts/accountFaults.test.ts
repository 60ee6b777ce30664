import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { boundedQueue, Overloaded } from '../../../examples/server/accounts/limits/boundedQueue';
import type { Hasher } from '../../../examples/server/accounts/passwords/passwords';
import { visitorAddress } from '../../../examples/server/accounts/visitorAddress';
import { logging } from '../../../examples/server/http/logging';
import { type AccountServer, countingHasher, someone, somewhere, startAccountServer } from '../support/accountServer';
import { engines } from '../support/seededServer';

describe('bounded hashing', () => {
  test('runs limited jobs in parallel, the others in order, and rejects when the queue is full', async () => {
    const run = boundedQueue(2, 3);
    const [began, open]: [number[], (() => void)[]] = [[], []];
    const job = (id: number) =>
      run(async () => {
        began.push(id);
        await new Promise<void>((resolve) => open.push(resolve));
        if (id === 1) throw new Error('It fails');
        return id;
      });
    const results = Promise.allSettled([0, 1, 2, 3, 4, 5].map(job));
    await vi.waitFor(() => expect(began).toEqual([0, 1]));
    for (let done = 0; done < 5; done++) {
      await vi.waitFor(() => expect(open.length).toBeGreaterThan(done));
      open[done]?.();
    }
    const settled = await results;
    expect(began).toEqual([0, 1, 2, 3, 4]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(settled[5]).toMatchObject({ reason: expect.any(Overloaded) });
    // Slots are free again, including that of the failed job.
    expect(await Promise.all([run(async () => 'a'), run(async () => 'b')])).toEqual(['a', 'b']);
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
])('%s has the rate limit key %s', (ip, counted) => {
  expect(visitorAddress({ ip })).toBe(counted);
});

describe('faults', () => {
  const lines: string[] = [];
  let server: AccountServer;
  /** Blocks every comparison until released. */
  let wait: (() => Promise<void>) | undefined;
  const plain = countingHasher();
  const hasher: Hasher = {
    hash: plain.hash,
    async verify(hash, password) {
      await wait?.();
      return plain.verify(hash, password);
    },
  };
  beforeAll(async () => {
    server = await startAccountServer(await engines[0].start(), {
      hasher,
      logger: { ...logging('trace'), stream: { write: (line: string) => void lines.push(line) } },
    });
  });
  afterAll(() => server?.stop());
  afterEach(() => {
    wait = undefined;
  });

  test('too many sign-ins get 503, and are not counted as attempts', async () => {
    const person = someone();
    await server.register(person, somewhere());
    let letGo = () => {};
    const opened = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    wait = () => opened;
    const last = somewhere();
    const flood = Array.from({ length: 50 }, () => server.signIn(person.email, person.password, somewhere()));
    // All attempts share one account, so only the first thirty reach the password check.
    const others = Array.from({ length: 50 }, (_, index) => server.signIn(`other${index}@example.ru`, 'Wrong123', somewhere()));
    const refused = await Promise.any(
      [...flood, ...others].map(async (call) => (await call).status === 503 || Promise.reject(new Error())),
    );
    expect(refused).toBe(true);
    // As many attempts as unknown addresses have per hour.
    for (const from of [last, ...Array.from({ length: 29 }, somewhere)]) {
      const late = await server.signIn('late@example.ru', 'Wrong123', from);
      expect(late).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { detail: 'Сервис временно недоступен.' } });
    }
    letGo();
    await Promise.all([...flood, ...others]);
    wait = undefined;
    const tries: number[] = [];
    for (let index = 0; index < 5; index++) tries.push((await server.signIn('late@example.ru', 'Wrong123', last)).status);
    expect(tries).toEqual([400, 400, 400, 400, 400]);
  });

  test('errors do not log tokens, passwords, e-mails, phones or addresses', async () => {
    const person = { ...someone(), password: 'Canary123', confirm_password: 'Canary123' };
    const from = somewhere();
    await server.register(person, from);
    const token = await server.token(person, from);
    await server.profile(token);
    await server.register(person, from);
    await server.signIn(person.email, 'Canary321', from);
    await server.call('POST', '/token-auth/', `{"username":"${person.email}","password":"Canary123"`, token, from);
    await server.call('GET', `/users/profile/?token=${token}&email=${person.email}`, undefined, token, from);

    // A database error whose message contains values of the row.
    await server.pool.query(`alter table users add constraint broken check (first_name <> 'Сломана')`);
    const broken = await server.register(
      { ...someone(), ...person, first_name: 'Сломана', email: `x${person.email}`, phone_number: '9999999999' },
      from,
    );
    expect(broken).toMatchObject({ status: 500, body: { detail: 'Внутренняя ошибка сервиса, попробуйте позже.' } });
    expect(JSON.stringify(broken)).not.toMatch(/broken|constraint|select|stack/i);
    await server.pool.query('alter table users drop constraint broken');

    const log = lines.join('');
    expect(log).toContain('request failed');
    expect(log).toContain('23514');
    for (const canary of [token, person.email, person.phone_number, '9999999999', 'Canary', 'Сломана', from])
      expect(log).not.toContain(canary);
  });

  test('nobody signs in while the database cannot count attempts', async () => {
    const person = someone();
    await server.register(person, somewhere());
    await server.pool.query('alter table rate_limits rename to away');
    const answer = await server.signIn(person.email, person.password, somewhere());
    expect(answer).toMatchObject({ status: 500, body: { detail: 'Внутренняя ошибка сервиса, попробуйте позже.' } });
    await server.pool.query('alter table away rename to rate_limits');
    expect((await server.signIn(person.email, person.password, somewhere())).status).toBe(200);
  });
});
