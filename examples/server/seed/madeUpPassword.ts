import { randomBytes } from 'node:crypto';

/** Letters and digits that cannot be mistaken for each other. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a password that nobody can guess and everybody can type. */
export function madeUpPassword(): string {
  return `${[...randomBytes(14)].map((byte) => letters[byte % letters.length]).join('')}Aa1`;
}
