import * as v from 'valibot';
import { emailStateSchema, sessionsAnswer } from '../../../../src/api/wire/account/session';
import { anonymous, detail, json, problem, recordId, security, text, tooMany } from './parts';

const done = (description: string) => ({ description, type: 'null' });
const fields = (...names: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  required: names,
});
const newPassword = fields('token', 'password', 'confirm_password');
const address = json(v.object({ email: v.string() }));

/** What users do with their own accounts, for the document. */
export const identityCalls = {
  forgotPassword: {
    summary: 'A letter with a link to a new password',
    description: 'The answer is the same whether there is such an account.',
    body: fields('email'),
    response: { 204: done('Sent, if there is such an account'), 400: problem, 429: tooMany },
  },
  checkReset: {
    summary: 'The address whose password a link sets',
    body: fields('token'),
    response: { 200: address, 400: problem, 429: tooMany },
  },
  resetPassword: {
    summary: 'A new password by a link; ends all sessions and begins one',
    description: 'An account with a second factor is asked for its code by a message for `code`.',
    body: { ...newPassword, properties: { ...newPassword.properties, code: text } },
    response: { 200: json(v.object({ token: v.string() })), 400: problem, 429: tooMany },
  },
  changePassword: {
    summary: 'A new password with the present one; ends the other sessions',
    security,
    body: fields('current_password', 'password', 'confirm_password'),
    response: { 204: done('Changed'), 400: problem, 401: anonymous, 429: tooMany },
  },
  email: {
    summary: 'The address of the user, whether it is confirmed, and one that waits for its confirmation',
    security,
    response: { 200: json(emailStateSchema), 401: anonymous },
  },
  changeEmail: {
    summary: 'A letter to a new address, which counts once it is confirmed',
    security,
    body: fields('email', 'password'),
    response: { 204: done('Sent'), 400: problem, 401: anonymous, 429: tooMany },
  },
  keepEmail: { summary: 'Keeps the present address', security, response: { 204: done('Kept'), 401: anonymous } },
  sendConfirmation: {
    summary: 'The letter to the address that waits for its confirmation again',
    security,
    response: { 204: done('Sent, if one waits'), 401: anonymous, 429: tooMany },
  },
  confirmEmail: {
    summary: 'Confirms an address by a link',
    body: fields('token'),
    response: { 200: address, 400: problem, 429: tooMany },
  },
  sessions: { summary: 'The sessions of the user', security, response: { 200: json(sessionsAnswer), 401: anonymous } },
  endOtherSessions: { summary: 'Ends all sessions but the present one', security, response: { 204: done('Ended'), 401: anonymous } },
  endSession: {
    summary: 'Ends a session of the user',
    security,
    params: recordId,
    response: { 204: done('Ended'), 401: anonymous, 404: detail('The user has no such session') },
  },
  closeAccount: {
    summary: 'Deletes the account of the user',
    security,
    params: recordId,
    body: fields('password'),
    response: { 204: done('Deleted'), 400: problem, 401: anonymous, 404: detail('Not the account of the user'), 429: tooMany },
  },
};
