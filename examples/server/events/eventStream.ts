import { Readable } from 'node:stream';
import { streamTypes } from '../../../src/api/wire/liveEvent';

/** An event as it is sent. */
export interface SentEvent {
  readonly id: number;
  readonly type: string;
  readonly data: object;
}

/** A body of `text/event-stream`. */
export interface EventStream {
  readonly userId: number;
  /** Hash of its token, in hex. */
  readonly token: string;
  readonly body: Readable;
  /** Every event of the user up to this id has been sent. */
  readonly position: number;
  /** Sends an event that has not been sent yet. */
  send(event: SentEvent): void;
  /** A comment: proxies see that the stream lives. */
  keepAlive(): void;
  /** Ends it; `retry`: after how long to come again, ms. */
  end(reason: 'signedOut' | { readonly retry: number }): void;
}

/** A client that does not read is cut off, and continues later where it was, bytes. */
const longestWait = 64 * 1024;
const alive = Buffer.from(':\n\n');

export function eventStream(userId: number, token: string, start: number): EventStream {
  const body = new Readable({ read() {} });
  let position = start;
  const write = (piece: string | Buffer) => {
    if (body.readableEnded || body.destroyed) return;
    body.push(piece);
    if (body.readableLength > longestWait) body.destroy();
  };
  let isEnded = false;
  return {
    userId,
    token,
    body,
    get position() {
      return position;
    },
    send(event) {
      if (isEnded || event.id <= position) return;
      position = event.id;
      write(textOf(event));
    },
    keepAlive: () => !isEnded && write(alive),
    end(reason) {
      if (isEnded) return;
      isEnded = true;
      write(reason === 'signedOut' ? `event: ${streamTypes.signedOut}\ndata: {}\n\n` : `retry: ${Math.round(reason.retry)}\n\n`);
      body.push(null);
    },
  };
}

/** Events that are sent to many are written once. */
const texts = new WeakMap<SentEvent, string>();

export function textOf(event: SentEvent): string {
  const known = texts.get(event) ?? `event: ${event.type}\nid: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`;
  texts.set(event, known);
  return known;
}
