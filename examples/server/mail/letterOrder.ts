import type { Letter } from './letter';

/** What a letter is about. Its words, and links that work once, are made when it is sent, so that none of them stand in the queue. */
export type LetterOrder =
  | {
      readonly kind: 'welcome' | 'confirm_email' | 'change_email' | 'reset_password' | 'password_changed';
      readonly userId: number;
    }
  /** A moderator's decision. Not written if it was taken back or replaced by a later one. */
  | { readonly kind: 'listing_approved' | 'listing_rejected'; readonly userId: number; readonly eventId: number }
  /** It is not written if the account was unblocked meanwhile. */
  | { readonly kind: 'account_blocked'; readonly userId: number }
  /** It is not written if everything was read meanwhile, or if the reader has turned such letters off. */
  | { readonly kind: 'unread_messages'; readonly userId: number }
  /** It goes to the address that the user had before. */
  | { readonly kind: 'email_changed'; readonly userId: number; readonly formerEmail: string }
  /** Written by an earlier release. */
  | { readonly kind: 'ready'; readonly letter: Letter };
