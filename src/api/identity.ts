import * as v from 'valibot';
import type { NewPasswordValues } from '../domain/forms/schemas/newPassword.schema';
import { type RequestOptions, request, type Transport } from './client/request';
import { check } from './client/response';
import { send } from './client/send';
import { emailStateSchema, sessionsAnswer } from './wire/account/session';

/** Paths of what users do with their own accounts, under the configured base. */
export const identityEndpoints = {
  forgotPassword: '/users/password/forgot/',
  resetPassword: '/users/password/reset/',
  checkReset: '/users/password/reset/check/',
  password: '/users/password/',
  email: '/users/email/',
  sendConfirmation: '/users/email/send/',
  confirmEmail: '/users/email/confirm/',
  sessions: '/users/sessions/',
  session: (id: number) => `/users/sessions/${id}/`,
  close: (id: number) => `/users/dev/delete/${id}/`,
} as const;

/** A device on which the user is signed in. */
export interface Session {
  readonly id: number;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** What the browser calls itself; may be empty. */
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

/** The address of the user, and one that waits for its confirmation. */
export interface EmailState {
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly newEmail: string | null;
}

const emailSchema = v.object({ email: v.string() });
const tokenSchema = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

/** Asks for a letter with a link to a new password. The answer is the same whether there is such an account. */
export async function forgotPassword(transport: Transport, email: string, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', identityEndpoints.forgotPassword, { email }, options);
}

/** Returns the address whose password a link sets. A link that no longer works is `rejected` with a message for `token`. */
export async function checkReset(transport: Transport, token: string, options?: RequestOptions): Promise<string> {
  return check(emailSchema, await send(transport, 'POST', identityEndpoints.checkReset, { token }, options)).email;
}

/** Sets a new password by a link. Accounts with a second factor are asked for a `code`. Returns the token of a new session; all others have ended. */
export async function resetPassword(
  transport: Transport,
  token: string,
  { password, confirmPassword, code }: NewPasswordValues & { readonly code?: string },
  options?: RequestOptions,
): Promise<string> {
  const body = { token, password, confirm_password: confirmPassword, ...(code !== undefined && { code }) };
  return check(tokenSchema, await send(transport, 'POST', identityEndpoints.resetPassword, body, options)).token;
}

/** Sets a new password with the present one. The user's other sessions end. */
export async function changePassword(
  transport: Transport,
  { present, password, confirmPassword }: NewPasswordValues & { readonly present: string },
  options?: RequestOptions,
): Promise<void> {
  const body = { current_password: present, password, confirm_password: confirmPassword };
  await send(transport, 'POST', identityEndpoints.password, body, options);
}

export async function getEmail(transport: Transport, options?: RequestOptions): Promise<EmailState> {
  const { email, is_confirmed, new_email } = check(emailStateSchema, await request(transport, identityEndpoints.email, options));
  return { email, isConfirmed: is_confirmed, newEmail: new_email };
}

/** Asks for a letter to a new address. The present one counts until the new one is confirmed. */
export async function changeEmail(
  transport: Transport,
  { email, password }: { readonly email: string; readonly password: string },
  options?: RequestOptions,
): Promise<void> {
  await send(transport, 'POST', identityEndpoints.email, { email, password }, options);
}

/** Keeps the present address. */
export async function keepEmail(transport: Transport, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', identityEndpoints.email, undefined, options);
}

/** Asks for the letter to the address that waits for its confirmation again. */
export async function sendConfirmation(transport: Transport, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', identityEndpoints.sendConfirmation, {}, options);
}

/** Confirms an address by a link. Returns the address. */
export async function confirmEmail(transport: Transport, token: string, options?: RequestOptions): Promise<string> {
  return check(emailSchema, await send(transport, 'POST', identityEndpoints.confirmEmail, { token }, options)).email;
}

/** Returns the user's sessions, the latest used first. */
export async function listSessions(transport: Transport, options?: RequestOptions): Promise<Session[]> {
  return check(sessionsAnswer, await request(transport, identityEndpoints.sessions, options)).map((session) => ({
    id: session.id,
    createdAt: new Date(session.created_at),
    lastUsedAt: new Date(session.last_used_at),
    userAgent: session.user_agent,
    isCurrent: session.is_current,
  }));
}

export async function endSession(transport: Transport, id: number, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', identityEndpoints.session(id), undefined, options);
}

/** Ends all sessions but the present one. */
export async function endOtherSessions(transport: Transport, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', identityEndpoints.sessions, undefined, options);
}

/** Deletes the account of the user, which has this id, and ends all sessions. */
export async function closeAccount(transport: Transport, id: number, password: string, options?: RequestOptions): Promise<void> {
  await send(transport, 'DELETE', identityEndpoints.close(id), { password }, options);
}
