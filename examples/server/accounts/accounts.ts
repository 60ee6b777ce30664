import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Credentials } from '../../../src/api/account';
import type { Registration } from '../../../src/api/registration';
import { encodeRegistrationProblems, registrationNames } from '../../../src/api/wire/account/registration';
import { namesWithContacts } from '../../../src/domain/account/nameContacts';
import type { User } from '../../../src/domain/account/user';
import { isEmail } from '../../../src/domain/forms/schemas/email.schema';
import { registrationRules } from '../../../src/domain/forms/schemas/registration.schema';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { nameContacts } from '../../../src/text/auth/nameContacts';
import { ru } from '../../../src/text/auth/ru';
import { messageText } from '../../../src/text/format/messageText';
import type { Database } from '../database/schema';
import { RequestProblem } from '../http/problems';
import { recordLimit } from '../operation/securityEvents';
import { type AccountStoreOptions, accountStore, type TakenField } from './accountStore';
import { type Authentication, authentication, blockedText } from './authentication';
import { secondFactor } from './factor/secondFactor';
import { createIdentity, type Identity } from './identity';
import { limitersOf, type MakeLimiter } from './limits/limiter';
import { signInLimits } from './limits/signInLimits';
import { commonPasswordProblem } from './passwords/commonPasswords';
import { createPasswords, type Hasher } from './passwords/passwords';
import { type PhoneConfirming, type PhoneConfirmingOptions, phoneConfirming } from './phone/phoneConfirmation';
import { type Profiles, profilesOf } from './profileStore';
import { startSession } from './startSession';
import { takenText } from './takenText';
import { termsVersion } from './terms';
import { tokenHash } from './tokens';
import { visitorAddress } from './visitorAddress';

/** Accounts as routes use them. Rejects with what the error handler understands: RequestProblem, Refusal, Overloaded. */
export interface Accounts extends Authentication {
  /** What users do with their own accounts. */
  readonly identity: Identity;
  readonly profiles: Profiles;
  readonly phone: PhoneConfirming;
  /** Limits for other calls, in the same table. */
  readonly limiter: MakeLimiter;
  /** Returns a new token. */
  signIn(request: FastifyRequest, credentials: Credentials): Promise<string>;
  /** Revokes the token of this request. */
  signOut(request: FastifyRequest): Promise<void>;
  /** `errors`: fields that failed earlier checks, by their names on the wire. */
  register(request: FastifyRequest, values: Registration, errors: Readonly<Record<string, string[]>>): Promise<User>;
  /** Returns the user of the request's token. */
  profile(request: FastifyRequest): Promise<User>;
  removeExpired(): Promise<void>;
}

/** Registrations per address that reach the database: the responses reveal which e-mails and phones are taken. */
const registrationRule = { points: 20, seconds: 60 * 60 };

export interface AccountsOptions extends AccountStoreOptions, PhoneConfirmingOptions {
  readonly hasher?: Hasher;
}

export function createAccounts(
  db: Kysely<Database>,
  pool: pg.Pool,
  { hasher, moderatorFactor, ...confirming }: AccountsOptions = {},
): Accounts {
  const store = accountStore(db, { moderatorFactor });
  const passwords = createPasswords(hasher);
  const auth = authentication(store);
  const limiter = limitersOf(pool);
  const attempts = signInLimits(pool);
  const factor = secondFactor(db, limiter, (request) => tokenHash(auth.tokenOf(request) ?? ''));
  const registrationLimiter = limiter('registration', registrationRule.points, registrationRule.seconds);

  return {
    ...auth,
    limiter,
    identity: createIdentity(db, { auth, passwords, limiter, attempts, factor, moderatorFactor }),
    profiles: profilesOf(db),
    phone: phoneConfirming(db, { auth, limiter }, confirming),

    async signIn(request, { email, password, code }) {
      const [account, address] = [foldEmail(email), visitorAddress(request)];
      // Invalid e-mails belong to nobody and may hold characters that the database rejects.
      const find = async () => (isEmail(account) ? store.credentialsOf(account) : null);
      await recordLimit(request, 'sign_in_limited', attempts.begin(account, address), async () => (await find())?.id ?? null);
      try {
        const found = await find();
        const passwordHash = found?.passwordHash ?? null;
        const isRight = await passwords.matches(passwordHash, password);
        // Only a person who knows the password learns that the account is blocked.
        if (found && isRight && found.blocked !== null) throw new RequestProblem({ non_field_errors: [blockedText(found.blocked)] });
        // Only they learn that it has a second factor, too.
        const isFactorProven = found && isRight ? await factor.pass(request, found.id, code) : false;
        const token =
          found && passwordHash !== null && isRight
            ? await startSession(store, request, { id: found.id, passwordHash }, isFactorProven)
            : null;
        if (found && token !== null) {
          await store.signedIn(found.id);
          await attempts.succeeded(account, address);
          return token;
        }
      } catch (error) {
        // The password was not checked, or the code has separate limits. If the database is down, the attempt cannot be taken back either.
        await attempts.cancelled(account, address).catch(() => undefined);
        throw error;
      }
      throw new RequestProblem({ non_field_errors: ['Неправильный email или пароль.'] });
    },

    async signOut(request) {
      const token = auth.tokenOf(request);
      if (token === null) await auth.requireUser(request);
      else await store.removeToken(tokenHash(token));
    },

    async register(request, values, errors) {
      const tidied = registrationRules.tidy(values);
      const fields = {
        ...Object.fromEntries(namesWithContacts(tidied).map((name) => [registrationNames[name], [nameContacts]])),
        ...commonPasswordProblem(tidied.password),
        ...encodeRegistrationProblems(registrationRules.problems(tidied), (message) => messageText(ru.problems, message)),
        ...errors,
      };
      if (Object.keys(fields).length > 0) throw new RequestProblem(fields);

      const address = visitorAddress(request);
      await registrationLimiter.consume(address);
      const taken = await store.taken(tidied.email, tidied.phone);
      if (taken.length > 0) throw takenProblem(taken);
      const passwordHash = await passwords.hash(tidied.password);
      const added = await store.add({ ...tidied, passwordHash, dataAgreed: values.dataAgreed === true }, termsVersion);
      if (Array.isArray(added)) throw takenProblem(added);
      await attempts.registered(added.email, address);
      return added;
    },

    async profile(request) {
      const { id } = await auth.requireUser(request);
      const user = await store.profileOf(id);
      // Blocked or deleted since the token was checked.
      return user ?? auth.refuse();
    },

    removeExpired: () => store.removeExpired(),
  };
}

function takenProblem(fields: readonly TakenField[]): RequestProblem {
  return new RequestProblem(Object.fromEntries(fields.map((field) => [registrationNames[field], [takenText[field]]])));
}
