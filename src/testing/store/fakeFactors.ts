import { readFactorCode, recoveryCodeText, secondFactorLimits } from '../../domain/account/secondFactor';
import { ru } from '../../text/auth/ru';

/** What an app shows in the fake server, one after another: each is accepted once, and none of those before it any more. */
export const fakeAppCodes = ['100001', '100002', '100003', '100004'] as const;
/** The recovery codes of everybody, as they are shown. */
export const fakeRecoveryCodes: readonly string[] = Array.from({ length: secondFactorLimits.recoveryCodes }, (_, index) =>
  recoveryCodeText(`kvarta2${'abcdefghij'[index]}2233`),
);
export const fakeSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

interface Factor {
  readonly isOn: boolean;
  /** Index of the last code of the app that was accepted. */
  readonly last: number;
  readonly recovery: readonly string[];
}

/** Second factors of the fake server, by the ids of users. */
export interface FakeFactors {
  isOn(id: number): boolean;
  /** How many recovery codes are left. */
  left(id: number): number;
  begin(id: number): void;
  /** Returns false for a wrong code. */
  confirm(id: number, code: string): boolean;
  remove(id: number): void;
  /** Returns what is wrong with the code of a sign-in, by field; null for a right one, which it uses up, and without a factor. */
  refusal(id: number, code: string): Readonly<Record<string, string[]>> | null;
}

export function createFakeFactors(known: readonly number[]): FakeFactors {
  const recovery = fakeRecoveryCodes.map((code) => readFactorCode(code)?.code ?? '');
  const factors = new Map<number, Factor>(known.map((id) => [id, { isOn: true, last: -1, recovery }]));
  const spend = (id: number, typed: string): boolean => {
    const factor = factors.get(id);
    const read = readFactorCode(typed);
    if (!factor || !read) return false;
    if (read.kind === 'recovery') {
      factors.set(id, { ...factor, recovery: factor.recovery.filter((code) => code !== read.code) });
      return factor.recovery.includes(read.code);
    }
    const index = fakeAppCodes.findIndex((code) => code === read.code);
    if (index <= factor.last) return false;
    factors.set(id, { ...factor, last: index });
    return true;
  };
  const isOn = (id: number) => factors.get(id)?.isOn ?? false;
  return {
    isOn,
    left: (id) => (isOn(id) ? (factors.get(id)?.recovery.length ?? 0) : 0),
    begin: (id) => void factors.set(id, { isOn: false, last: -1, recovery }),
    confirm(id, code) {
      if (isOn(id) || readFactorCode(code)?.kind !== 'app' || !spend(id, code)) return false;
      const factor = factors.get(id);
      if (factor) factors.set(id, { ...factor, isOn: true });
      return true;
    },
    remove: (id) => void factors.delete(id),
    refusal(id, code) {
      if (!isOn(id)) return null;
      if (code.trim() === '') return { code: [ru.problems.secondFactor.codeMissing] };
      return spend(id, code) ? null : { code: [ru.secondFactor.wrongCode] };
    },
  };
}
