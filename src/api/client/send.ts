import { toJson } from '../../base/toJson';
import { type Progress, type RequestOptions, request, type Sent, type Transport } from './request';

/** What a call sends: an object as JSON, a form as multipart. */
export type Body = object | FormData;

export interface SendOptions extends RequestOptions {
  /** Called while the body is being sent. `fetch` cannot report that, so such a call goes another way. */
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Sends a call that writes. Header, timeout, cancellation and errors are those of `request`; returns the parsed JSON, null after 204.
 * @throws ApiFailure
 */
export async function send(
  transport: Transport,
  method: Sent['method'],
  path: string,
  body?: Body,
  options: SendOptions = {},
): Promise<unknown> {
  const { onProgress } = options;
  const sent = sentOf(method, body, options);
  if (!onProgress || !body) return request(transport, path, options, sent);
  const { transportWithProgress } = await import('./progress');
  return request(transportWithProgress(transport, onProgress), path, options, sent);
}

function sentOf(method: Sent['method'], body: Body | undefined, { idempotencyKey: key, keepalive }: RequestOptions): Sent {
  const isForm = body instanceof FormData;
  return {
    method,
    // The browser names the type of a form itself, with its boundary.
    headers: { ...(body && !isForm && { 'Content-Type': 'application/json' }), ...(key && { 'Idempotency-Key': key }) },
    ...(body && { body: isForm ? body : toJson(body) }),
    ...(keepalive && { keepalive }),
  };
}
