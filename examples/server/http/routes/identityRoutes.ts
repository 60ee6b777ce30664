import type { FastifyInstance, FastifyRequest } from 'fastify';
import { identityEndpoints as paths } from '../../../../src/api/identity';
import type { FormMessage } from '../../../../src/domain/forms/formMessage';
import { forgotPasswordRules, newEmailRules, newPasswordRules } from '../../../../src/domain/forms/schemas/newPassword.schema';
import { ru } from '../../../../src/text/auth/ru';
import { messageText } from '../../../../src/text/format/messageText';
import { fieldsOf } from '../../accounts/accountBodies';
import type { Accounts } from '../../accounts/accounts';
import { commonPasswordProblem } from '../../accounts/passwords/commonPasswords';
import { documented } from '../openapi';
import { notFound, RequestProblem } from '../problems';
import { readId } from '../reading/readId';

const bodyLimit = 8192;
/** Names of fields that differ on the wire. */
const names: Readonly<Record<string, string>> = { confirmPassword: 'confirm_password' };

/** Passwords, e-mail addresses, sessions and the end of one's own account (D48, D49). */
export async function identityRoutes(app: FastifyInstance, { accounts: { identity } }: { readonly accounts: Accounts }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    method: 'POST',
    url: paths.forgotPassword,
    schema: documented.forgotPassword,
    bodyLimit,
    handler: async (request, reply) => {
      const { text, errors } = fieldsOf(request.body);
      const values = forgotPasswordRules.tidy({ email: text('email') });
      refuse(errors, forgotPasswordRules.problems(values));
      await identity.forgotPassword(request, values.email);
      return reply.code(204).send();
    },
  });

  for (const [url, schema, addressOf] of [
    [paths.checkReset, documented.checkReset, identity.addressOfReset],
    [paths.confirmEmail, documented.confirmEmail, identity.confirmEmail],
  ] as const) {
    app.route({
      method: 'POST',
      url,
      schema,
      bodyLimit,
      handler: async (request) => {
        const { text, errors } = fieldsOf(request.body);
        const token = text('token');
        refuse(errors);
        return { email: await addressOf(request, token) };
      },
    });
  }

  app.route({
    method: 'POST',
    url: paths.resetPassword,
    schema: documented.resetPassword,
    bodyLimit,
    handler: async (request) => {
      const { text, errors } = fieldsOf(request.body);
      const token = text('token');
      const code = text('code');
      const values = { password: text('password'), confirmPassword: text('confirm_password') };
      refuse(errors, newPasswordRules.problems(values));
      refuse(commonPasswordProblem(values.password));
      return { token: await identity.resetPassword(request, token, values.password, code) };
    },
  });

  app.route({
    method: 'POST',
    url: paths.password,
    schema: documented.changePassword,
    bodyLimit,
    handler: async (request, reply) => {
      const { text, errors } = fieldsOf(request.body);
      const present = text('current_password');
      const values = { password: text('password'), confirmPassword: text('confirm_password') };
      refuse(errors, newPasswordRules.problems(values));
      refuse(commonPasswordProblem(values.password));
      await identity.changePassword(request, present, values.password);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: paths.email,
    schema: documented.email,

    handler: async (request) => {
      const { email, isConfirmed, newEmail } = await identity.email(request);
      return { email, is_confirmed: isConfirmed, new_email: newEmail };
    },
  });

  app.route({
    method: 'POST',
    url: paths.email,
    schema: documented.changeEmail,
    bodyLimit,
    handler: async (request, reply) => {
      const { text, errors } = fieldsOf(request.body);
      const password = text('password');
      const values = newEmailRules.tidy({ email: text('email') });
      refuse(errors, newEmailRules.problems(values));
      await identity.changeEmail(request, values.email, password);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: paths.email,
    schema: documented.keepEmail,
    bodyLimit,
    handler: async (request, reply) => {
      await identity.keepEmail(request);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'POST',
    url: paths.sendConfirmation,
    schema: documented.sendConfirmation,
    bodyLimit,
    handler: async (request, reply) => {
      await identity.sendConfirmation(request);
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'GET',
    url: paths.sessions,
    schema: documented.sessions,

    handler: async (request) =>
      (await identity.sessions(request)).map(({ id, createdAt, lastUsedAt, userAgent, isPresent }) => ({
        id,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        user_agent: userAgent,
        is_current: isPresent,
      })),
  });

  app.route({
    method: 'DELETE',
    url: paths.sessions,
    schema: documented.endOtherSessions,
    bodyLimit,
    handler: async (request, reply) => {
      await identity.endOtherSessions(request);
      return reply.code(204).send();
    },
  });

  for (const [url, schema, end] of [
    ['/users/sessions/:id/', documented.endSession, identity.endSession],
    ['/users/dev/delete/:id/', documented.closeAccount, closeWithPassword],
  ] as const) {
    app.route<{ Params: { id: string } }>({
      method: 'DELETE',
      url,
      schema,
      bodyLimit,
      handler: async (request, reply) => {
        const hasEnded = await end(request, readId(request.params.id) ?? 0);
        return hasEnded ? reply.code(204).send() : reply.code(404).send(notFound);
      },
    });
  }

  function closeWithPassword(request: FastifyRequest, id: number): Promise<boolean> {
    const { text, errors } = fieldsOf(request.body);
    const password = text('password');
    refuse(errors);
    return identity.close(request, id, password);
  }
}

type Problems = Readonly<Record<string, FormMessage<Parameters<typeof messageText<typeof ru.problems>>[1]['key']> | undefined>>;

/** @throws RequestProblem when a field is wrong; `errors` are those of the wrong type */
export function refuse(errors: Readonly<Record<string, string[]>>, problems: Problems = {}): void {
  const found = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[names[field] ?? field, [messageText(ru.problems, problem)]] as const] : [],
  );
  const fields = { ...Object.fromEntries(found), ...errors };
  if (Object.keys(fields).length > 0) throw new RequestProblem(fields);
}
