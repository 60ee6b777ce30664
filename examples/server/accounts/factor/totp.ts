import { randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryAlphabet, recoveryCodeLength, secondFactorLimits } from '../../../../src/domain/account/secondFactor';

const { digits, seconds, window } = secondFactorLimits;

/** Length that RFC 4226 recommends. */
const secretBytes = 20;

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** Returns a secret as apps take it by hand. */
export const secretText = (secret: Buffer): string => secretOf(secret).base32;

/** Returns the address that apps read from a QR code. */
export function otpauthUri(secret: Buffer, account: string): string {
  return totpOf(secret, account).toString();
}

/** Returns the code of the time step that is so many steps from the present one. */
export function codeOf(secret: Buffer, steps = 0): string {
  return totpOf(secret).generate({ timestamp: Date.now() + steps * seconds * 1000 });
}

/** Returns the time step that a code belongs to: the present one or one beside it. Null for a wrong code. */
export function stepOf(secret: Buffer, code: string): number | null {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta;
}

/** Returns a new set of recovery codes. */
export function newRecoveryCodes(): string[] {
  const letter = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)];
  return Array.from({ length: secondFactorLimits.recoveryCodes }, () => Array.from({ length: recoveryCodeLength }, letter).join(''));
}

function secretOf(secret: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}

function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({ issuer: 'Квартал', label, secret: secretOf(secret), digits, period: seconds, algorithm: 'SHA1' });
}
