import type { FastifyInstance } from 'fastify';
import { accountEndpoints } from '../../../../src/api/account';
import { encodeAccountSummary } from '../../../../src/api/wire/account/accountSummary';
import { encodeUser } from '../../../../src/api/wire/account/user';
import { ru } from '../../../../src/text/auth/ru';
import { readCredentials, readRegistration } from '../../accounts/accountBodies';
import type { Accounts } from '../../accounts/accounts';
import type { SummaryStore } from '../../accounts/summaryStore';
import { documented } from '../openapi';
import { Refusal, RequestProblem } from '../problems';

/** A form of seven short fields. */
const bodyLimit = 8192;

export interface AccountRoutesOptions {
  readonly accounts: Accounts;
  readonly summaries: SummaryStore;
}

/** `POST /token-auth/`, `/token-auth/logout/`, `/users/dev/`, and `GET /users/personal-account/` (§7, D4). */
export async function accountRoutes(app: FastifyInstance, { accounts, summaries }: AccountRoutesOptions): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    method: 'POST',
    url: '/token-auth/',
    schema: documented.signIn,
    bodyLimit,
    async handler(request) {
      const { values, errors } = readCredentials(request.body);
      const fields: Record<string, string[]> = { ...errors };
      if (!errors.username && values.email.trim() === '') fields.username = [ru.problems.signIn.emailMissing];
      if (!errors.password && values.password === '') fields.password = [ru.problems.signIn.passwordMissing];
      if (Object.keys(fields).length > 0) throw new RequestProblem(fields);
      return { token: await accounts.signIn(request, values) };
    },
  });

  app.route({
    method: 'POST',
    url: '/token-auth/logout/',
    schema: documented.signOut,
    bodyLimit,
    async handler(request, reply) {
      await accounts.signOut(request);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: '/users/dev/',
    schema: documented.register,
    bodyLimit,
    async handler(request, reply) {
      const { values, errors } = readRegistration(request.body);
      try {
        const user = await accounts.register(request, values, errors);
        return reply.code(201).send(encodeUser(user));
      } catch (thrown) {
        throw asRegistrationError(thrown);
      }
    },
  });

  app.route({
    method: 'GET',
    url: accountEndpoints.personal,
    schema: documented.personalAccount,
    handler: async (request) => encodeAccountSummary(await summaries.of((await accounts.requireUser(request)).id)),
  });
}

/** Registration errors have another form: the status again, and a message as text or by field (§7). */
function asRegistrationError(thrown: unknown): unknown {
  if (thrown instanceof RequestProblem) return new Refusal(400, { status_code: 400, message: thrown.fields });
  if (thrown instanceof Refusal && 'detail' in thrown.body) {
    return new Refusal(thrown.status, { status_code: thrown.status, message: thrown.body.detail }, thrown.headers);
  }
  return thrown;
}
