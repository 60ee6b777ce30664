import type { SignInReason } from '../../domain/account/signInReason';

/** Somebody wants a visitor to be signed in, and waits. */
export interface SignInRequest {
  readonly id: number;
  /** What is shown first. */
  readonly view: 'required' | 'login' | 'registration';
  /** What the visitor wanted to do; null where they asked to sign in by themselves. */
  readonly reason: SignInReason | null;
  answer(isSignedIn: boolean): void;
}
