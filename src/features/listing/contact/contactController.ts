import type { ContactMethod } from '../../../domain/contact/contact';
import type { OpenContact } from '../../../state/account/openContact';
import type { Toasts } from '../../../ui/overlay/Toasts';

/** Contact state of a listing, shared by the panel and the bottom bar. */
export interface ContactController {
  /** Empty if the owner cannot be contacted (§2). */
  readonly offered: readonly ContactMethod[];
  /** The open surface: chat or contact card, one at a time (§4). */
  readonly open: OpenContact['kind'] | null;
  /** The method whose code is loading. */
  readonly busy: ContactMethod | null;
  /** Focus returns to `from` if the visitor does not sign in. */
  start(method: ContactMethod, from?: HTMLElement): void;
  close(): void;
  /** The server rejected the token: asks to sign in, then continues. */
  retrySignIn(): void;
  readonly showToast: Toasts['show'];
}
