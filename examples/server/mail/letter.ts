import { isEmail } from '../../../src/domain/forms/schemas/email.schema';

/** A letter to be sent. `text` and `html` have the same content. */
export interface Letter {
  /** The kind of letter, in one word: for the log and file names. */
  readonly kind: string;
  /** An address without a name. */
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Ends the letters of its topic; absent where they always come. */
  readonly stopUrl?: string;
}

/** A letter on its way. Both are the same for every attempt. */
export interface OutgoingLetter extends Letter {
  readonly id: string;
  readonly createdAt: Date;
}

/** Anything else could be read as a list of addresses; a line end in either would begin another header. */
export function isSafe({ recipient, subject }: Letter): boolean {
  return isEmail(recipient) && !/\p{Cc}/u.test(subject);
}
