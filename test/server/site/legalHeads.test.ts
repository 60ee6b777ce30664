import { expect, test } from 'vitest';
import { legalHead } from '../../../examples/server/site/heads';
import { legalPages } from '../../../src/domain/content/legalPages';

test('every legal page, and the list of them, has its own title, description and address', () => {
  const heads = [undefined, ...legalPages].map((page) => legalHead(page, 'https://kvartal.example'));
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(heads.map((head) => head[key])).size, key).toBe(legalPages.length + 1);
  }
  for (const { description, properties, isIndexed } of heads) {
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(properties?.['og:description']).toBe(description);
    expect(isIndexed).toBe(true);
  }
  expect(heads[0]?.canonical).toBe('https://kvartal.example/legal');
});
