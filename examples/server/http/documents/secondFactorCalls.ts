import { factorSetupSchema, factorStateSchema, recoveryCodesSchema } from '../../../../src/api/wire/account/secondFactor';
import { anonymous, json, problem, security, text, tooMany } from './parts';

const fields = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  required: names,
});

/** The second factor of signing in, for the document. */
export const secondFactorCalls = {
  secondFactor: {
    summary: 'Whether the user has a second factor, and how many recovery codes are left',
    security,
    response: { 200: json(factorStateSchema), 401: anonymous },
  },
  beginSecondFactor: {
    summary: 'Begins to set up a second factor: the secret for an app (TOTP)',
    description: 'It is on once a code of the app is confirmed. Begun again, the earlier secret is void.',
    security,
    body: fields('password'),
    response: { 200: json(factorSetupSchema), 400: problem, 401: anonymous, 429: tooMany },
  },
  confirmSecondFactor: {
    summary: 'Turns the second factor on; ends the other sessions. The recovery codes are shown once',
    security,
    body: fields('code'),
    response: { 200: json(recoveryCodesSchema), 400: problem, 401: anonymous, 429: tooMany },
  },
  endSecondFactor: {
    summary: 'Turns the second factor off; ends the other sessions',
    security,
    body: fields('password', 'code'),
    response: { 204: { description: 'Off', type: 'null' }, 400: problem, 401: anonymous, 429: tooMany },
  },
};
