import { describe, expect, it } from 'vitest';
import { readFactorCode, recoveryAlphabet, recoveryCodeText } from './secondFactor';

describe('readFactorCode', () => {
  it('takes codes of an app and recovery codes with spaces, dashes and capital letters', () => {
    expect(readFactorCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
    expect(readFactorCode('ABCD-efgh – jkmn')).toEqual({ kind: 'recovery', code: 'abcdefghjkmn' });
  });

  it('refuses everything else', () => {
    for (const typed of ['', '12345', '1234567', 'abcd-efgh-jkm', 'abcd-efgh-jkm0', 'abcd-efgh-jkml', '１２３４５６', '1'.repeat(1000)]) {
      expect(readFactorCode(typed)).toBeNull();
    }
  });

  it('reads back what is shown', () => {
    const code = recoveryAlphabet.slice(0, 12);
    expect(readFactorCode(recoveryCodeText(code))).toEqual({ kind: 'recovery', code });
  });

  it('has five bits in every character', () => {
    expect(new Set(recoveryAlphabet).size).toBe(32);
  });
});
