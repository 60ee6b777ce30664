import type { FastifyInstance } from 'fastify';
import { secondFactorEndpoints as paths } from '../../../../src/api/account/secondFactor';
import { recoveryCodeText } from '../../../../src/domain/account/secondFactor';
import { factorPasswordRules, factorProofRules, factorRules } from '../../../../src/domain/forms/schemas/secondFactor.schema';
import { fieldsOf } from '../../accounts/accountBodies';
import type { Accounts } from '../../accounts/accounts';
import { forSignedIn } from '../../accounts/authentication';
import { documented } from '../openapi';
import { qrOfText } from '../qrOf';
import { refuse } from './identityRoutes';

const bodyLimit = 8192;

/** The second factor of signing in. All calls need a token. */
export async function secondFactorRoutes(app: FastifyInstance, { accounts }: { readonly accounts: Accounts }): Promise<void> {
  const { identity } = accounts;
  forSignedIn(app, accounts);

  app.route({
    method: 'GET',
    url: paths.state,
    schema: documented.secondFactor,
    handler: async (request) => {
      const { isOn, recoveryCodesLeft, isRequired } = await identity.secondFactor(request);
      return { is_on: isOn, recovery_codes_left: recoveryCodesLeft, is_required: isRequired };
    },
  });

  app.route({
    method: 'POST',
    url: paths.state,
    schema: documented.beginSecondFactor,
    bodyLimit,
    handler: async (request) => {
      const { text, errors } = fieldsOf(request.body);
      const password = text('password');
      refuse(errors, factorPasswordRules.problems({ password }));
      const setup = await identity.beginSecondFactor(request, password);
      return { ...setup, qr: await qrOfText(setup.uri) };
    },
  });

  app.route({
    method: 'POST',
    url: paths.confirm,
    schema: documented.confirmSecondFactor,
    bodyLimit,
    handler: async (request) => {
      const { text, errors } = fieldsOf(request.body);
      const code = text('code');
      refuse(errors, factorRules.problems({ code }));
      return { recovery_codes: (await identity.confirmSecondFactor(request, code)).map(recoveryCodeText) };
    },
  });

  app.route({
    method: 'POST',
    url: paths.off,
    schema: documented.endSecondFactor,
    bodyLimit,
    handler: async (request, reply) => {
      const { text, errors } = fieldsOf(request.body);
      const values = { password: text('password'), code: text('code') };
      refuse(errors, factorProofRules.problems(values));
      await identity.endSecondFactor(request, values.password, values.code);
      return reply.code(204).send();
    },
  });
}
