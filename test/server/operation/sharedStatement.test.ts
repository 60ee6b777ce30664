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

  test('a later call is never answered by a statement that has begun, and waits for one of two at most', async () => {
    const { ask, sent, asked } = statements();
    const first = ask(1);
    await turn();
    const second = ask(2);
    await turn();
    const [third, fourth] = [ask(3), ask(4)];
    await turn();
    expect(asked()).toEqual([[1], [2]]);
    sent[1]?.end();
    await second;
    await turn();
    expect(asked()).toEqual([[1], [2], [3, 4]]);
    for (const { end } of sent) end();
    expect(await Promise.all([first, third, fourth])).toEqual([[1], [3, 4], [3, 4]]);
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
    expect(asked().map(({ length }) => length)).toEqual([50, 50]);
    for (const { end } of sent) end();
    await turn();
    expect(asked().map(({ length }) => length)).toEqual([50, 50, 20]);
    sent[2]?.end();
    expect(await all).toHaveLength(120);
  });
});
