import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How much of a refused body is still read, and for how long. */
const bounds = { bytes: 16_000_000, ms: 30_000, idleMs: 5000 } as const;

/**
 * Reads on, within bounds, when a request is refused while its body still comes: the answer is sent at once, and the connection ends after the body.
 * A connection that is closed with bytes unread is reset, and the client may lose the answer with it.
 */
export function readOnRefused(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    // What tests inject has no connection.
    if (reply.statusCode >= 400 && hasBody && request.raw.socket instanceof Socket) closeAfterBody(request.raw);
    done(null, payload);
  });
}

function closeAfterBody(request: IncomingMessage): void {
  const { socket } = request;
  const closeNow = socket.destroySoon.bind(socket);
  // Before the answer is written: Node would throw away the rest without a word of how much it was.
  request.resume();
  // Node calls it when the last answer of a connection is written.
  socket.destroySoon = () => {
    if (request.complete) return closeNow();
    socket.end();
    const close = () => {
      clearTimeout(latest);
      socket.destroy();
    };
    const latest = setTimeout(close, bounds.ms);
    socket.setTimeout(bounds.idleMs, close);
    let left: number = bounds.bytes;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) close();
    });
    request.once('close', close);
  };
}
