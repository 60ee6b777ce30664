/** Codes that confirm a phone. Separate from `limits`, which every page loads. */
export const phoneCodeLimits = {
  digits: 6,
  /** How long a code can be given. */
  minutes: 10,
  /** Wrong codes for one that was sent. */
  attempts: 5,
  /** How long after one was sent the next can be asked for. */
  pauseSeconds: 60,
} as const;

/** What a user is told about their phone. */
export interface PhoneState {
  /** The server asks for confirmation. Without it nothing here matters. */
  readonly isAsked: boolean;
  readonly isConfirmed: boolean;
  /** A code was sent, and can still be given. */
  readonly hasCode: boolean;
  /** Seconds until the next can be asked for; 0 at once. */
  readonly pause: number;
}

/** Returns null for what cannot be a code. */
export function readPhoneCode(typed: string): string | null {
  // The length is bounded before anything else is done with a text of somebody.
  const code = typed.length > 64 ? '' : typed.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{6}$/.test(code) ? code : null;
}
