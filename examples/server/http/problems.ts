import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable';
import { messageOf } from '../messageOf';

/** An invalid request: messages in Russian by field (§8). */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  constructor(readonly fields: Readonly<Record<string, readonly string[]>>) {
    super('Bad request');
  }
}

/** A refused request: not signed in, too many calls. Never cached. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super('Refused');
  }
}

const contentHeaders = [
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-disposition',
  'surrogate-key',
];

/** Sends every error as JSON. Internal errors are only logged, under the request id of the response. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | RequestProblem | Refusal>((error, request, reply) => {
    // What the route has said of its file or body does not apply to an error.
    for (const name of contentHeaders) {
      reply.removeHeader(name);
      // A stream that cannot be opened fails after the framework has handed its headers to Node.
      if (!reply.raw.headersSent) reply.raw.removeHeader(name);
    }
    reply.header('cache-control', 'no-store');
    if (error instanceof RequestProblem) return reply.code(400).send(error.fields);
    if (error instanceof Refusal) {
      return reply.code(error.status).headers(error.headers).send(error.body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ detail: bodyErrors[error.code as keyof typeof bodyErrors] ?? badRequest.detail });
    const failure = failureOf(error, request);
    const detail = failure.status === 503 ? 'Сервис временно недоступен.' : 'Внутренняя ошибка сервиса, попробуйте позже.';
    return reply.code(failure.status).headers(failure.headers).send({ detail, request_id: request.id });
  });
}

/** Returns the status of an error, and logs it: 503 if a retry may succeed, 500 otherwise. */
export function failureOf(error: unknown, { log }: Pick<FastifyRequest, 'log'>): { status: 500 | 503; headers: Record<string, string> } {
  if (isUnavailable(error) || (error instanceof Error && 'statusCode' in error && error.statusCode === 503)) {
    log.warn({ reason: messageOf(error) }, 'unavailable');
    return { status: 503, headers: { 'retry-after': '5' } };
  }
  log.error({ err: error }, 'request failed');
  return { status: 500, headers: {} };
}

/** Messages for invalid bodies, by the framework's error codes. */
export const bodyErrors = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Тело запроса должно быть в формате application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Тело запроса не читается как JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Тело запроса пустое.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Тело запроса слишком большое.',
} as const;

export const badRequest = { detail: 'Неверный запрос.' } as const;
export const notFound = { detail: 'Не найдено.' } as const;
