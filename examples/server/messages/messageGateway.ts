/** A short text to a phone. */
export interface PhoneMessage {
  /** Ten digits after +7. */
  readonly phone: string;
  readonly text: string;
}

/** Sends texts to phones: as messages, or read out in a call. */
export interface MessageGateway {
  /** Rejects with a MessageFailure. */
  send(message: PhoneMessage): Promise<void>;
}

/** A text that was not sent, as far as is known. Its message names neither phone nor text. */
export class MessageFailure extends Error {
  override readonly name = 'MessageFailure';
  constructor(
    reason: string,
    /** It may arrive all the same. */
    readonly mayArrive: boolean,
  ) {
    super(reason);
  }
}
