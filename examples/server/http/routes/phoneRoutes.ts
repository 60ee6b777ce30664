import type { FastifyInstance } from 'fastify';
import { phoneEndpoints as paths } from '../../../../src/api/account/phone';
import { encodePhoneState } from '../../../../src/api/wire/account/phone';
import { phoneCodeRules } from '../../../../src/domain/forms/schemas/phoneCode.schema';
import { fieldsOf } from '../../accounts/accountBodies';
import type { Accounts } from '../../accounts/accounts';
import { forSignedIn } from '../../accounts/authentication';
import { documented } from '../openapi';
import { refuse } from './identityRoutes';

const bodyLimit = 8192;

/** The confirmation of the user's phone. All calls need a token. */
export async function phoneRoutes(app: FastifyInstance, { accounts }: { readonly accounts: Accounts }): Promise<void> {
  const { phone } = accounts;
  forSignedIn(app, accounts);

  app.route({
    method: 'GET',
    url: paths.state,
    schema: documented.phone,
    handler: async (request) => encodePhoneState(await phone.state(request)),
  });

  app.route({
    method: 'POST',
    url: paths.code,
    schema: documented.sendPhoneCode,
    bodyLimit,
    handler: async (request) => ({ pause: await phone.sendCode(request) }),
  });

  app.route({
    method: 'POST',
    url: paths.confirm,
    schema: documented.confirmPhone,
    bodyLimit,
    handler: async (request, reply) => {
      const { text, errors } = fieldsOf(request.body);
      const code = text('code');
      refuse(errors, phoneCodeRules.problems({ code }));
      await phone.confirm(request, code);
      return reply.code(204).send();
    },
  });
}
