import type { NodemailerError } from 'nodemailer';
import type { Outbox, QueuedLetter } from './outbox';
import type { MailTransport } from './transports';

/** Sends what is due. */
export interface Postman {
  /** A letter was written: no need to wait for the next look. */
  wake(): void;
  /** Sends what is due now. Resolves when nothing is, when sending fails, or at the end. */
  pass(): Promise<void>;
  /** Begins nothing more. Resolves when the letter under way has gone, or after `patience` when it was broken off and waits for another day. */
  stop(): Promise<void>;
}

export interface PostmanOptions {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  /** What goes wrong, without addresses. `gaveUp`: there will be no further try. */
  readonly onFailure: (failure: {
    readonly kind: string;
    readonly attempt: number;
    readonly reason: string;
    readonly gaveUp: boolean;
  }) => void;
  /** Letters could not be looked for. */
  readonly onError: (error: unknown) => void;
  /** How often to look, ms. Other instances write letters too. */
  readonly every?: number;
  /** How long the end waits for a mail server, ms. */
  readonly patience?: number;
}

const minute = 60_000;
/** The whole of one try, ms; shorter than the lease of a letter. */
const wholeTry = minute;
/** Within a day and a half. */
const mostAttempts = 14;

/** Pauses grow from a minute to six hours. */
export function nextTry(attempts: number, now: Date): Date | null {
  return attempts >= mostAttempts ? null : new Date(now.getTime() + Math.min(2 ** (attempts - 1), 360) * minute);
}

export function sendLetters({ outbox, transport, onFailure, onError, every = 5000, patience = 5000 }: PostmanOptions): Postman {
  const ending = new AbortController();
  let isStopping = false;
  let isAwaited = false;
  let underWay: Promise<void> | null = null;

  async function deliver(letter: QueuedLetter): Promise<boolean> {
    try {
      await transport.send(letter, AbortSignal.any([ending.signal, AbortSignal.timeout(wholeTry)]));
    } catch (error) {
      const isRefused = isWrongRecipient(error);
      const again = isRefused ? null : nextTry(letter.attempts, new Date());
      await outbox.failed(letter, error instanceof Error ? error.message : 'unknown', again);
      onFailure({ kind: letter.kind, attempt: letter.attempts, reason: reasonOf(error), gaveUp: again === null });
      // Whatever else is wrong is wrong for the next letter too.
      return isRefused;
    }
    await outbox.sent(letter);
    return true;
  }

  const take = () => (isStopping ? null : outbox.take());

  async function run(): Promise<void> {
    try {
      while (isAwaited) {
        isAwaited = false;
        for (let letter = await take(); letter; letter = await take()) {
          if (!(await deliver(letter))) return;
        }
      }
    } catch (error) {
      onError(error);
    }
  }

  const pass = (): Promise<void> => {
    if (isStopping) return underWay ?? Promise.resolve();
    isAwaited = true;
    underWay ??= run().finally(() => {
      underWay = null;
    });
    return underWay;
  };
  const timer = setInterval(pass, every);
  timer.unref();
  return {
    wake: () => void pass(),
    pass,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const breakOff = setTimeout(() => ending.abort(), patience);
      await underWay;
      clearTimeout(breakOff);
    },
  };
}

/** Nobody lives there, the mail server says, and says it for good. */
function isWrongRecipient(error: unknown): boolean {
  const { command, responseCode = 0 } = smtpError(error);
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Codes only: a mail server repeats addresses in its words. */
function reasonOf(error: unknown): string {
  const { code, command, responseCode } = smtpError(error);
  return [code ?? (error instanceof Error ? error.name : 'unknown'), command, responseCode].filter(Boolean).join(' ');
}

function smtpError(error: unknown): Partial<Pick<NodemailerError, 'code' | 'command' | 'responseCode'>> {
  return error instanceof Error ? (error as NodemailerError) : {};
}
