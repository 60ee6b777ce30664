import type { SignInReason } from '../../domain/account/signInReason';

/** A pending request to sign in. */
export interface SignInRequest {
  readonly id: number;
  /** Initial view. */
  readonly view: 'required' | 'login' | 'registration' | 'newPassword';
  /** The token of a letter's link, for a new password. */
  readonly link: string;
  /** What the visitor wanted to do; null if they chose to sign in. */
  readonly reason: SignInReason | null;
  resolve(isSignedIn: boolean): void;
}
