import { describe, expect, test } from 'vitest';
import { sharedStatement } from '../../../examples/server/database/sharedStatement';

/** Statements that end when told to. */
function statements() {
  const sent: { readonly asked: readonly number[]; end(): void; fail(): void }[] = [];
  const ask = sharedStatement(
    (asked: readonly number[]) =>
      new Promise<readonly number[]>((resolve, reject) => {
        sent.push({ asked, end: () => resolve(asked), fail: () => reject(new Error('down')) });
      }),
  );
  const asked = () => sent.map((statement) => statement.asked);
  return { ask, sent, asked };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('calls that share statements', () => {
  test('those that arrive together are answered by one', async () => {
    const { ask, sent, asked } = statements();
    const answers = Promise.all([ask(1), ask(2)]);
    await turn();
    expect(asked()).toEqual([[1, 2]]);
    sent[0]?.end();
    expect(await answers).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('a later call is never answered by a statement that has begun, but by the next one', async () => {
    const { ask, sent, asked } = statements();
    const first = ask(1);
    await turn();
    const later = Promise.all([ask(2), ask(3)]);
    await turn();
    expect(asked()).toEqual([[1]]);
    sent[0]?.end();
    expect(await first).toEqual([1]);
    await turn();
    expect(asked()).toEqual([[1], [2, 3]]);
    sent[1]?.end();
    expect(await later).toEqual([
      [2, 3],
      [2, 3],
    ]);
  });

  test('a statement that does not end keeps nobody waiting for long', async () => {
    const { ask, sent, asked } = statements();
    const stuck = ask(1);
    await turn();
    const next = ask(2);
    await expect.poll(asked).toEqual([[1], [2]]);
    sent[1]?.end();
    expect(await next).toEqual([2]);
    const after = ask(3);
    await turn();
    sent[0]?.end();
    expect(await stuck).toEqual([1]);
    sent[2]?.end();
    expect(await after).toEqual([3]);
    expect(asked()).toEqual([[1], [2], [3]]);
  });

  test('a failure is that of its calls alone', async () => {
    const { ask, sent, asked } = statements();
    const failed = Promise.allSettled([ask(1), ask(2)]);
    await turn();
    sent[0]?.fail();
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = ask(3);
    await turn();
    sent[1]?.end();
    expect(await next).toEqual([3]);
    expect(asked()).toEqual([[1, 2], [3]]);
  });

  test('very many are answered by several', async () => {
    const { ask, sent, asked } = statements();
    const all = Promise.all(Array.from({ length: 120 }, (_, index) => ask(index)));
    await turn();
    for (let at = 0; at < 3; at++) {
      sent[at]?.end();
      await turn();
    }
    expect(asked().map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(await all).toHaveLength(120);
  });
});
