import type { NodemailerError } from 'nodemailer';
import { GiveUp, type JobHandlers } from '../jobs/job';
import { messageOf } from '../messageOf';
import { isSafe, type Letter } from './letter';
import type { LetterOrder } from './letterOrder';
import type { MailTransport } from './transports';

export interface LetterSenderOptions {
  readonly transport: MailTransport;
  /** Whether the recipient may get another letter of this kind now. */
  mayReceive(letter: Letter): Promise<boolean>;
  /** Returns the letter, or null if there is nobody left to write to. */
  write(order: LetterOrder): Promise<Letter | null>;
}

/** Time limit of one attempt, ms. */
const attemptTimeout = 60_000;

/** Returns the handler of `send_letter`. */
export function letterSender({ transport, mayReceive, write }: LetterSenderOptions): JobHandlers['send_letter'] {
  return async (order, { id, createdAt, attempt, signal }) => {
    const letter = await write(order);
    if (!letter) return;
    if (!isSafe(letter)) throw new GiveUp('Not one address, or not a subject of one line');
    // A retry is the same letter.
    if (attempt === 1 && !(await mayReceive(letter))) return;
    try {
      await transport.send({ ...letter, id, createdAt }, AbortSignal.any([signal, AbortSignal.timeout(attemptTimeout)]));
    } catch (error) {
      throw isWrongRecipient(error) ? new GiveUp(messageOf(error), { cause: error }) : error;
    }
  };
}

/** The mail server rejects the recipient permanently. */
function isWrongRecipient(error: unknown): boolean {
  const { command, responseCode = 0 } = smtpError(error);
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Returns what the log may say of an error. Codes only: mail servers repeat addresses in their messages. */
export function reasonOf(error: unknown): string {
  const { code, command, responseCode } = smtpError(error instanceof GiveUp && error.cause ? error.cause : error);
  return [code ?? (error instanceof Error ? error.name : 'unknown'), command, responseCode].filter(Boolean).join(' ');
}

function smtpError(error: unknown): Partial<Pick<NodemailerError, 'code' | 'command' | 'responseCode'>> {
  return error instanceof Error ? (error as NodemailerError) : {};
}
