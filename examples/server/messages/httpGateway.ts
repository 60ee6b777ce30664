import { MessageFailure, type MessageGateway } from './messageGateway';

export interface HttpGatewaySettings {
  readonly url: string;
  readonly token: string;
}

/** Ms. A person waits for it. */
const patience = 10_000;

/** Gives texts to a service of the operator: `POST` of `{phone, text}` as JSON, with a bearer token. Any answer of 2xx means that it is sent. */
export function httpGateway({ url, token }: HttpGatewaySettings, timeout = patience): MessageGateway {
  return {
    async send({ phone, text }) {
      const status = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ phone: `+7${phone}`, text }),
        // The token belongs to one address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
        .then(async (response) => {
          await response.body?.cancel();
          return response.status;
        })
        .catch((error: unknown) => {
          throw new MessageFailure(`The gateway: ${reasonOf(error)}`, !isUnreachable(error));
        });
      if (status < 200 || status > 299) throw new MessageFailure(`The gateway: ${status}`, false);
    },
  };
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;

/** Nothing was sent to it at all. */
const isUnreachable = (error: unknown) => ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(codeOf(error)));

/** No text of others: it may repeat what was sent. */
const reasonOf = (error: unknown) => String(codeOf(error) ?? (error instanceof Error ? error.name : 'unknown'));
