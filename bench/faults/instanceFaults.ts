import { setTimeout as delay } from 'node:timers/promises';
import { accountEndpoints, signIn } from '../../src/api/account';
import { chatEndpoints } from '../../src/api/chats';
import { newIdempotencyKey } from '../../src/api/client/idempotencyKey';
import { register } from '../../src/api/registration';
import { end } from '../../test/server/support/serverProcess';
import { aRegistration } from './aRegistration';
import { ask, Tally, untilStatus } from './asking';
import { type Row, rowOf } from './row';
import type { World } from './world';
import { startWriters } from './writers';

/** One of two instances dies without a word, and is started again. */
export async function killedInstance(world: World): Promise<Row> {
  const tally = new Tally();
  const [stays, dies] = [await world.serve(), await world.serve()];
  let origins = [stays.origin, dies.origin];
  const writers = startWriters(world, () => origins, tally);
  await delay(1500);
  await end(dies.child, 'SIGKILL');
  const before = writers.acknowledged();
  const reads: (number | null)[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const answer = await ask(`${stays.origin}/api/realty/?price_max=${5_000_000 + turn}`);
    tally.add('GET /api/realty/', answer);
    reads.push(answer.status);
    await delay(50);
  }
  const meanwhile = writers.acknowledged() - before;
  const restarted = await world.serve();
  origins = [stays.origin, restarted.origin];
  const back = await untilStatus(`${restarted.origin}/health/ready`, 200, 10_000);
  await delay(500);
  const written = await writers.stop();
  await Promise.all([stays, restarted].map(({ child }) => end(child, 'SIGTERM')));
  return rowOf('killed instance', {
    tally,
    written,
    figures: { 'reads at the other': reads.length, 'messages meanwhile': meanwhile, 'ready after its start, ms': back },
    expected: {
      'the other instance answers every read': reads.every((status) => status === 200),
      'messages are taken meanwhile': meanwhile > 0,
      'the instance is ready again': back !== null,
    },
  });
}

/** What the clock of an instance is ahead by, ms. */
const ahead = 3_600_000;
/** Loaded before the server: its clock is not that of the others. */
const clock = `const now = Date.now, Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...values) { values.length ? super(...values) : super(now() + ${ahead}); }
  static now() { return now() + ${ahead}; }
};`;

/** The clock of one of two instances is an hour ahead. */
export async function clockAhead(world: World): Promise<Row> {
  const tally = new Tally();
  const right = await world.serve();
  const wrong = await world.serve({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(clock)}` });
  const writers = startWriters(world, () => [right.origin, wrong.origin], tally);
  const expected: Record<string, boolean> = {};
  for (const [from, to, whose] of [
    [right, wrong, 'right'],
    [wrong, right, 'wrong'],
  ] as const) {
    const call = async (origin: string, path: string, init?: RequestInit) => {
      const answer = await ask(`${origin}/api${path}`, init);
      tally.add(path, answer);
      return answer;
    };
    const transport = { baseUrl: `${from.origin}/api`, fetch, token: () => null };
    const person = { email: `${whose}@example.com`, password: 'Pond7walksSlowly' };
    await register(transport, aRegistration({ ...person, phone: whose === 'right' ? '9035550101' : '9035550102' }));
    const token = await signIn(transport, person);
    const profile = await call(to.origin, accountEndpoints.profile, { headers: { authorization: `Token ${token}` } });
    expected[`a session begun by the ${whose} clock is valid by the other`] = profile.status === 200;
    const [chat] = world.chats;
    const headers = {
      authorization: `Token ${chat?.tokens[0]}`,
      'content-type': 'application/json',
      'idempotency-key': newIdempotencyKey(),
    };
    const body = JSON.stringify({ chat_id: chat?.id, message: `Часы: ${whose}` });
    const sent: (string | undefined)[] = [];
    for (const { origin } of [from, to]) {
      const { text } = await call(origin, chatEndpoints.send, { method: 'POST', headers, body });
      sent.push(/"msg_id":(\d+)/.exec(text)?.[1]);
    }
    expected[`a message sent to both, first by the ${whose} clock, is one`] = sent[0] !== undefined && sent[0] === sent[1];
  }
  await delay(1000);
  const written = await writers.stop();
  const errors = [right, wrong].map(({ output }) => output().split('"level":50').length - 1);
  await Promise.all([right, wrong].map(({ child }) => end(child, 'SIGTERM')));
  return rowOf('clock ahead', {
    tally,
    written,
    figures: { 'ahead, min': ahead / 60_000, 'errors in the log': errors.join(' and ') },
    expected,
  });
}
