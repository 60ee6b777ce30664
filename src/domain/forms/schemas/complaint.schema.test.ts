import { describe, expect, it } from 'vitest';
import { complaintText } from '../complaint';
import { complaintRules } from './complaint.schema';

describe('a complaint', () => {
  it.each([
    ['', 'required'],
    [' \n\t\u00a0', 'required'],
    ['я'.repeat(49), 'length'],
    [`  ${'я'.repeat(49)}\n`, 'length'],
    ['я'.repeat(50), null],
    [`\n${'я'.repeat(200)}  `, null],
    ['я'.repeat(201), 'length'],
    // A picture character is two of JavaScript's.
    ['🏠'.repeat(25), null],
    ['🏠'.repeat(24), 'length'],
  ] as const)('%j: %s', (typed, problem) => {
    const { description } = complaintRules.problems({ description: typed });
    expect(description?.key ?? null).toBe(problem && `complaint.${problem}`);
  });

  it('is sent without the spaces around it', () => {
    expect(complaintText('  Цена другая.\nФото чужие. ')).toBe('Цена другая.\nФото чужие.');
    expect(complaintRules.tidy({ description: ' да ' })).toEqual({ description: 'да' });
  });
});
