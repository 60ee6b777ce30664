import { describe, expect, it } from 'vitest';
import { isRepeatedBlock } from './moderation';

const blocked = { kind: 'blocked', moderatorId: 1, comment: 'Предоплата' } as const;
const unblocked = { kind: 'unblocked', moderatorId: 2, comment: '' } as const;

describe('a block that was sent before', () => {
  it.each([
    ['never', [], false],
    ['by the same moderator with the same words', [blocked], true],
    ['whatever else was recorded since', [{ kind: 'approved', moderatorId: 1, comment: '' } as const, blocked], true],
    ['by another moderator', [{ ...blocked, moderatorId: 2 }], false],
    ['with other words', [{ ...blocked, comment: 'Реклама' }], false],
    ['before the user was let in', [unblocked, blocked], false],
    ['again since the user was let in', [blocked, unblocked, blocked], true],
  ] as const)('%s', (_, record, isRepeated) => {
    expect(isRepeatedBlock(record, { moderatorId: 1, comment: 'Предоплата' })).toBe(isRepeated);
  });
});
