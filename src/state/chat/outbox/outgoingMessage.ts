import type { ChatPlace } from '../../../api/chats';
import type { ChatRefusal } from '../../../domain/chat/whyCannotWrite';

/** A message that this device has not sent yet, or could not. */
export interface OutgoingMessage {
  /** Identifies the message here, and makes sure that it is sent once (D51). */
  readonly key: string;
  readonly place: ChatPlace;
  readonly text: string;
  /**
   * `sending`: on its way. `waiting`: for those before it, or for the network; its answer may have been lost. `failed`: refused; it waits for the
   * person.
   */
  readonly status: 'sending' | 'waiting' | 'failed';
  /** When it was written, or sent again by hand, by the clock of this device. */
  readonly writtenAt: Date;
  /** Rises with every message that is written on this device, whatever its clock does. */
  readonly order: number;
  /** Why one that waits could not go: the server does not take it now, or it is held by the network or by those before it. */
  readonly delay: 'server' | 'held' | null;
  /** Why it was refused; null if the server did not say why. */
  readonly refusal: ChatRefusal | null;
}
