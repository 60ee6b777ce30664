import { phoneStateSchema, sentCodeSchema } from '../../../../src/api/wire/account/phone';
import { anonymous, detail, failure, json, problem, security, text, tooMany } from './parts';

const notAsked = detail('The server does not ask for confirmation');

/** The confirmation of a phone, for the document. */
export const phoneCalls = {
  phone: {
    summary: 'Whether the server asks the user to confirm their phone, and whether they have',
    security,
    response: { 200: json(phoneStateSchema), 401: anonymous },
  },
  sendPhoneCode: {
    summary: 'Sends a code to the phone of the user; one that was sent before is void',
    security,
    response: {
      200: json(sentCodeSchema),
      400: problem,
      401: anonymous,
      404: notAsked,
      429: tooMany,
      503: failure('The code could not be sent; Retry-After gives the time of the next attempt'),
    },
  },
  confirmPhone: {
    summary: 'Confirms the phone of the user by the code',
    description: 'After five wrong codes, or ten minutes, the code is void.',
    security,
    body: { type: 'object', properties: { code: text }, required: ['code'] },
    response: { 204: { description: 'Confirmed', type: 'null' }, 400: problem, 401: anonymous, 404: notAsked },
  },
};
