/** A second factor of signing in: codes of an app (TOTP, RFC 6238), and recovery codes. Separate from `limits`, which every page loads. */
export const secondFactorLimits = {
  digits: 6,
  /** How long a code is the present one. */
  seconds: 30,
  /** Codes before and after the present one that are accepted: clocks of phones are not exact. */
  window: 1,
  recoveryCodes: 10,
} as const;

/** Letters and digits of recovery codes, without those that look alike. 12 of them are 60 bits. */
export const recoveryAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;
export const recoveryCodeLength = groups * groupLength;

/** A code as typed: of the app, or one of the recovery codes. */
export interface FactorCode {
  readonly kind: 'app' | 'recovery';
  /** Without spaces and dashes, in lower case. */
  readonly code: string;
}

const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryCodeLength}}$`);

/** Returns null for what can be neither. */
export function readFactorCode(typed: string): FactorCode | null {
  // The length is bounded before anything else is done with a text of somebody.
  const code = typed.length > 64 ? '' : typed.replace(/[\s\p{Pd}]/gu, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null;
}

/** Returns a recovery code as it is shown: `abcd-efgh-jkmn`. */
export function recoveryCodeText(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code;
}
