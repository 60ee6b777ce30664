import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { ru } from '../../../src/text/auth/ru';
import type { ModeratorFactor } from '../config/moderationSettings';
import type { Database } from '../database/schema';
import { RequestProblem } from '../http/problems';
import { addJob } from '../jobs/addJob';
import { recordLimit, recordSecurity } from '../operation/securityEvents';
import { accountStore } from './accountStore';
import type { Authentication, Proven } from './authentication';
import { closeAccount } from './erasure/erasure';
import type { FactorSetup, SecondFactor } from './factor/secondFactor';
import type { FactorState } from './factor/secondFactorStore';
import { type EmailState, identityStore } from './identityStore';
import type { MakeLimiter } from './limits/limiter';
import type { SignInLimits } from './limits/signInLimits';
import type { Passwords } from './passwords/passwords';
import { type Session, sessionStore } from './sessionStore';
import { startSession } from './startSession';
import { takenText } from './takenText';
import { tokenHash } from './tokens';
import { visitorAddress } from './visitorAddress';

/** What a user does with their own account. Rejects as `Accounts` does. */
export interface Identity {
  /** Orders a letter with a link if there is such an account; takes as long if there is none. */
  forgotPassword(request: FastifyRequest, email: string): Promise<void>;
  /** Returns the address of a link from that letter. */
  addressOfReset(request: FastifyRequest, token: string): Promise<string>;
  /** Sets a password that the form has checked, ends all sessions. Asks for a code where there is a second factor. Returns the token of a new one. */
  resetPassword(request: FastifyRequest, token: string, password: string, code?: string): Promise<string>;
  /** Ends the other sessions. */
  changePassword(request: FastifyRequest, present: string, password: string): Promise<void>;
  /** `isRequired`: of this user, by the settings of the server. */
  secondFactor(request: FastifyRequest): Promise<FactorState & { readonly isRequired: boolean }>;
  beginSecondFactor(request: FastifyRequest, password: string): Promise<FactorSetup>;
  /** Ends the other sessions. Returns recovery codes. */
  confirmSecondFactor(request: FastifyRequest, code: string): Promise<readonly string[]>;
  /** Ends the other sessions. */
  endSecondFactor(request: FastifyRequest, password: string, code: string): Promise<void>;
  email(request: FastifyRequest): Promise<EmailState>;
  /** Orders a letter to a new address, which counts once it is confirmed. */
  changeEmail(request: FastifyRequest, email: string, password: string): Promise<void>;
  keepEmail(request: FastifyRequest): Promise<void>;
  /** Orders the letter to the address that waits for its confirmation again. */
  sendConfirmation(request: FastifyRequest): Promise<void>;
  /** Returns the address that a link has confirmed. */
  confirmEmail(request: FastifyRequest, token: string): Promise<string>;
  sessions(request: FastifyRequest): Promise<Session[]>;
  /** Returns false for a session of somebody else or none. */
  endSession(request: FastifyRequest, id: number): Promise<boolean>;
  endOtherSessions(request: FastifyRequest): Promise<void>;
  /** Asks for the password. Returns false for an account of somebody else or none. */
  close(request: FastifyRequest, id: number, password: string): Promise<boolean>;
}

export interface IdentityParts {
  readonly auth: Authentication;
  readonly passwords: Passwords;
  readonly limiter: MakeLimiter;
  readonly attempts: SignInLimits;
  readonly factor: SecondFactor;
  readonly moderatorFactor?: ModeratorFactor | undefined;
}

const hour = 3600;

export function createIdentity(
  db: Kysely<Database>,
  { auth, passwords, limiter, attempts, factor, moderatorFactor }: IdentityParts,
): Identity {
  const [accounts, store, sessions] = [accountStore(db), identityStore(db), sessionStore(db)];
  const asking = limiter('forgot-password', 10, hour);
  const links = limiter('links', 60, hour);
  const proofs = limiter('password-proof', 10, hour);
  const letters = limiter('letters-asked', 5, hour);

  const presentHash = (request: FastifyRequest) => tokenHash(auth.tokenOf(request) ?? '');

  /** Somebody who has found an open device must not take the account over. Returns the user, with what the password was compared with. */
  async function prove(request: FastifyRequest, field: string, password: string): Promise<Proven> {
    const { id } = await auth.requireUser(request);
    const key = String(id);
    await recordLimit(request, 'password_check_limited', proofs.consume(key), async () => id);
    const passwordHash = await accounts.passwordOf(id);
    if (!(await passwords.matches(passwordHash, password)) || passwordHash === null) return wrongPassword(field);
    await proofs.forgive(key);
    return { id, passwordHash };
  }

  return {
    async forgotPassword(request, email) {
      await asking.consume(visitorAddress(request));
      const account = foldEmail(email);
      const found = isEmail(account) ? await accounts.credentialsOf(account) : null;
      await addJob(db, 'send_letter', { kind: 'reset_password', userId: found?.id ?? 0 });
    },

    async addressOfReset(request, token) {
      await links.consume(visitorAddress(request));
      const link = await store.linkOf(token, ['reset_password']);
      return link?.email ?? deadLink();
    },

    async resetPassword(request, token, password, code) {
      const address = visitorAddress(request);
      await links.consume(address);
      const link = await store.linkOf(token, ['reset_password']);
      if (!link) return deadLink();
      // The reader of the letters has one factor, not both.
      const isFactorProven = await factor.pass(request, link.userId, code);
      const passwordHash = await passwords.hash(password);
      const reset = await store.resetPassword(token, passwordHash);
      if (!reset) return deadLink();
      recordSecurity(request, 'password_reset', reset);
      // The way in for an owner whom strangers keep from signing in.
      await attempts.registered(reset.email, address);
      return (await startSession(accounts, request, { id: reset.userId, passwordHash }, isFactorProven)) ?? deadLink();
    },

    async changePassword(request, present, password) {
      const proven = await prove(request, 'current_password', present);
      const isChanged = await store.changePassword(proven, await passwords.hash(password), presentHash(request));
      if (!isChanged) wrongPassword('current_password');
      recordSecurity(request, 'password_changed', { userId: proven.id });
    },

    async secondFactor(request) {
      const { id } = await auth.requireUser(request);
      return { ...(await factor.stateOf(id)), isRequired: moderatorFactor === 'required' && (await accounts.isModerator(id)) };
    },

    beginSecondFactor: async (request, password) => factor.begin(request, await prove(request, 'password', password)),

    async confirmSecondFactor(request, code) {
      const { id } = await auth.requireUser(request);
      return factor.confirm(request, id, code);
    },

    endSecondFactor: async (request, password, code) => factor.turnOff(request, await prove(request, 'password', password), code),

    async email(request) {
      const { id } = await auth.requireUser(request);
      return (await store.emailOf(id)) ?? auth.refuse();
    },

    async changeEmail(request, email, password) {
      const proven = await prove(request, 'password', password);
      await letters.consume(String(proven.id));
      const refusal = await store.requestEmail(proven, email);
      if (refusal === 'unproven') wrongPassword('password');
      if (refusal === 'taken') throw new RequestProblem({ email: [takenText.email] });
      recordSecurity(request, 'email_change_asked', { userId: proven.id });
    },

    async keepEmail(request) {
      const { id } = await auth.requireUser(request);
      await store.keepEmail(id);
    },

    async sendConfirmation(request) {
      const { id } = await auth.requireUser(request);
      const state = (await store.emailOf(id)) ?? auth.refuse();
      if (state.isConfirmed && state.newEmail === null) return;
      await letters.consume(String(id));
      await addJob(db, 'send_letter', { kind: state.newEmail === null ? 'confirm_email' : 'change_email', userId: id });
    },

    async confirmEmail(request, token) {
      await links.consume(visitorAddress(request));
      const link = await store.confirmEmail(token);
      if (link === 'taken') throw new RequestProblem({ email: [takenText.email] });
      if (link?.purpose === 'change_email') recordSecurity(request, 'email_changed', link);
      return link?.email ?? deadLink();
    },

    async sessions(request) {
      const { id } = await auth.requireUser(request);
      return sessions.list(id, presentHash(request));
    },

    async endSession(request, id) {
      const user = await auth.requireUser(request);
      const hasEnded = await sessions.end(user.id, id);
      if (hasEnded) recordSecurity(request, 'sessions_ended', { userId: user.id });
      return hasEnded;
    },

    async endOtherSessions(request) {
      const { id } = await auth.requireUser(request);
      await sessions.endOthers(id, presentHash(request));
      recordSecurity(request, 'sessions_ended', { userId: id });
    },

    async close(request, id, password) {
      const user = await auth.requireUser(request);
      if (user.id !== id) return false;
      if (password === '') throw new RequestProblem({ password: [ru.problems.signIn.passwordMissing] });
      await prove(request, 'password', password);
      await closeAccount(db, id);
      recordSecurity(request, 'account_closed', { userId: id });
      return true;
    },
  };
}

function wrongPassword(field: string): never {
  throw new RequestProblem({ [field]: [ru.links.wrongPassword] });
}

function deadLink(): never {
  throw new RequestProblem({ token: [ru.links.dead] });
}
