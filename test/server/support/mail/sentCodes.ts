import { MessageFailure, type MessageGateway, type PhoneMessage } from '../../../../examples/server/messages/messageGateway';

/** A gateway that keeps what it is given. */
export function sentCodes() {
  const sent: PhoneMessage[] = [];
  /** What the next ones fail with; null: nothing. */
  let failure: MessageFailure | null = null;
  const gateway: MessageGateway = {
    async send(message) {
      if (failure) throw failure;
      sent.push(message);
    },
  };
  return {
    gateway,
    sent,
    fail: (mayArrive: boolean | null) => {
      failure = mayArrive === null ? null : new MessageFailure('The gateway: 500', mayArrive);
    },
    /** Returns the code in the last text to a number. */
    codeTo(phone: string): string {
      const code = /\b\d{6}\b/.exec(sent.filter((message) => message.phone === phone).at(-1)?.text ?? '')?.[0];
      if (!code) throw new Error(`No code was sent to ${phone}`);
      return code;
    },
  };
}
