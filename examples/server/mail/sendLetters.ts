import type { NodemailerError } from 'nodemailer';
import type { Outbox, QueuedLetter } from './outbox';
import type { MailTransport } from './transports';

/** Sends letters that are due. */
export interface LetterSender {
  /** Checks at once, without waiting for the interval. */
  wake(): void;
  /** Sends what is due now. Resolves when nothing is left, when sending fails, or on stop. */
  sendDue(): Promise<void>;
  /** Starts nothing more. Resolves when the letter in progress is sent, or after `stopTimeout`, when it is aborted and stays due. */
  stop(): Promise<void>;
}

export interface LetterSenderOptions {
  readonly outbox: Outbox;
  readonly transport: MailTransport;
  /** A failure, without addresses. `gaveUp`: there will be no further attempt. */
  readonly onFailure: (failure: {
    readonly kind: string;
    readonly attempt: number;
    readonly reason: string;
    readonly gaveUp: boolean;
  }) => void;
  /** The outbox could not be read. */
  readonly onError: (error: unknown) => void;
  /** Polling interval, ms. Other instances write letters too. */
  readonly interval?: number;
  /** How long `stop` waits for a mail server, ms. */
  readonly stopTimeout?: number;
}

const minute = 60_000;
/** Time limit of one attempt, ms; shorter than the lease of a letter. */
const attemptTimeout = minute;
/** Spread over a day and a half. */
const maxAttempts = 14;

/** Returns the time of the next attempt; pauses grow from a minute to six hours. Null after the last attempt. */
export function nextAttemptTime(attempts: number, now: Date): Date | null {
  return attempts >= maxAttempts ? null : new Date(now.getTime() + Math.min(2 ** (attempts - 1), 360) * minute);
}

export function sendLetters({
  outbox,
  transport,
  onFailure,
  onError,
  interval = 5000,
  stopTimeout = 5000,
}: LetterSenderOptions): LetterSender {
  const abort = new AbortController();
  let isStopping = false;
  let isRequested = false;
  let running: Promise<void> | null = null;

  async function deliver(letter: QueuedLetter): Promise<boolean> {
    try {
      await transport.send(letter, AbortSignal.any([abort.signal, AbortSignal.timeout(attemptTimeout)]));
    } catch (error) {
      const isRefused = isWrongRecipient(error);
      const nextAttempt = isRefused ? null : nextAttemptTime(letter.attempts, new Date());
      await outbox.failed(letter, error instanceof Error ? error.message : 'unknown', nextAttempt);
      onFailure({ kind: letter.kind, attempt: letter.attempts, reason: reasonOf(error), gaveUp: nextAttempt === null });
      // Any other failure would affect the next letter too.
      return isRefused;
    }
    await outbox.sent(letter);
    return true;
  }

  const take = () => (isStopping ? null : outbox.take());

  async function run(): Promise<void> {
    try {
      while (isRequested) {
        isRequested = false;
        for (let letter = await take(); letter; letter = await take()) {
          if (!(await deliver(letter))) return;
        }
      }
    } catch (error) {
      onError(error);
    }
  }

  const sendDue = (): Promise<void> => {
    if (isStopping) return running ?? Promise.resolve();
    isRequested = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(sendDue, interval);
  timer.unref();
  return {
    wake: () => void sendDue(),
    sendDue,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      const abortTimer = setTimeout(() => abort.abort(), stopTimeout);
      await running;
      clearTimeout(abortTimer);
    },
  };
}

/** The mail server rejects the recipient permanently. */
function isWrongRecipient(error: unknown): boolean {
  const { command, responseCode = 0 } = smtpError(error);
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Codes only: mail servers repeat addresses in their messages. */
function reasonOf(error: unknown): string {
  const { code, command, responseCode } = smtpError(error);
  return [code ?? (error instanceof Error ? error.name : 'unknown'), command, responseCode].filter(Boolean).join(' ');
}

function smtpError(error: unknown): Partial<Pick<NodemailerError, 'code' | 'command' | 'responseCode'>> {
  return error instanceof Error ? (error as NodemailerError) : {};
}
