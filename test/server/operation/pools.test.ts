import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openPools } from '../../../examples/server/database/pools';

test('the manual says how many connections an instance has', async () => {
  const target = { url: 'postgres://nobody@localhost:1/none' };
  const alone = openPools({ target, onError: () => undefined });
  const most = Object.values(alone.all).map(({ options }) => options.max);
  await alone.end();
  const manual = (await readFile('docs/server.md', 'utf8')).replace(/\s+/g, ' ');
  const total = most.reduce((sum, max) => sum + max, 0);
  expect(most).toHaveLength(5);
  expect(manual).toContain(`An instance has up to ${total} connections in five pools (\`database/pools\`): ${most[0]} for requests`);
});
