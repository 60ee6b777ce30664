import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Credentials, Registration } from '../../../src/api/account';
import { encodeRegistrationProblems, registrationNames } from '../../../src/api/wire/registration';
import type { User } from '../../../src/domain/account/user';
import { isEmail } from '../../../src/domain/forms/email.schema';
import { registrationRules } from '../../../src/domain/forms/registration.schema';
import { foldEmail } from '../../../src/domain/forms/tidyText';
import { ru } from '../../../src/text/auth/ru';
import { messageText } from '../../../src/text/format/messageText';
import type { Database } from '../database/schema';
import { RequestProblem } from '../http/problems';
import type { Letter } from '../mail/outbox';
import { accountStore, type TakenField } from './accountStore';
import { type Authentication, authentication } from './authentication';
import { limitersOf, type MakeLimiter } from './limiter';
import { createPasswords, type Hasher } from './passwords';
import { signInLimits } from './signInLimits';
import { termsVersion } from './terms';
import { newToken, tokenHash } from './tokens';
import { visitorAddress } from './visitorAddress';

/** Accounts as routes use them. Rejections are what the error handler answers: RequestProblem, Refusal, Overloaded. */
export interface Accounts extends Authentication {
  /** Limits of other calls, in the same table. */
  readonly limiter: MakeLimiter;
  /** Answers a new token. */
  signIn(request: FastifyRequest, credentials: Credentials): Promise<string>;
  /** The token of this request is good for nothing afterwards. */
  signOut(request: FastifyRequest): Promise<void>;
  /** `wrong`: fields that were found wrong before, by their names on the wire. */
  register(request: FastifyRequest, values: Registration, wrong: Readonly<Record<string, string[]>>): Promise<User>;
  /** Whose token it is. */
  profile(request: FastifyRequest): Promise<User>;
  removeExpired(): Promise<void>;
}

/** Registrations that ask the database, from one address. Their answers tell which e-mails and phones are taken. */
const registrationRule = { points: 20, seconds: 60 * 60 };
/** Longest name of a browser that is kept. */
const userAgentLength = 200;

export interface AccountsOptions {
  readonly hasher?: Hasher;
  /** What a new user gets by mail, and how to say that it was written; nothing when absent. */
  readonly welcome?: { letterTo(user: User): Letter; written(): void };
}

export function createAccounts(db: Kysely<Database>, pool: pg.Pool, { hasher, welcome }: AccountsOptions = {}): Accounts {
  const store = accountStore(db);
  const passwords = createPasswords(hasher);
  const who = authentication(store);
  const limiter = limitersOf(pool);
  const tries = signInLimits(pool);
  const registrations = limiter('registration', registrationRule.points, registrationRule.seconds);

  return {
    ...who,
    limiter,

    async signIn(request, { email, password }) {
      const [account, address] = [foldEmail(email), visitorAddress(request)];
      await tries.begin(account, address);
      try {
        // What is no address is nobody's, and may hold characters that the database does not take.
        const found = isEmail(account) ? await store.credentialsOf(account) : null;
        const isRight = await passwords.matches(found?.passwordHash ?? null, password);
        if (found && isRight) {
          const token = newToken();
          await store.addToken(found.id, tokenHash(token), (request.headers['user-agent'] ?? '').slice(0, userAgentLength));
          await tries.succeeded(account, address);
          return token;
        }
      } catch (error) {
        // Nobody has looked at the password. If the database is away, it cannot take the try back either.
        await tries.undone(account, address).catch(() => undefined);
        throw error;
      }
      throw new RequestProblem({ non_field_errors: ['Неправильный email или пароль.'] });
    },

    async signOut(request) {
      const token = who.tokenOf(request);
      if (token === null) await who.requireUser(request);
      else await store.removeToken(tokenHash(token));
    },

    async register(request, values, wrong) {
      const tidy = registrationRules.tidy(values);
      const fields = {
        ...encodeRegistrationProblems(registrationRules.problems(tidy), (message) => messageText(ru.problems, message)),
        ...wrong,
      };
      if (Object.keys(fields).length > 0) throw new RequestProblem(fields);

      const address = visitorAddress(request);
      await registrations.consume(address);
      const taken = await store.taken(tidy.email, tidy.phone);
      if (taken.length > 0) throw takenProblem(taken);
      const passwordHash = await passwords.hash(tidy.password);
      const added = await store.add({ ...tidy, passwordHash, dataAgreed: values.dataAgreed === true }, termsVersion, welcome?.letterTo);
      if (Array.isArray(added)) throw takenProblem(added);
      welcome?.written();
      await tries.registered(added.email, address);
      return added;
    },

    async profile(request) {
      const { id } = await who.requireUser(request);
      const user = await store.profileOf(id);
      // Blocked or deleted since the token was looked at.
      return user ?? who.refuse();
    },

    removeExpired: () => store.removeExpired(),
  };
}

function takenProblem(fields: readonly TakenField[]): RequestProblem {
  return new RequestProblem(Object.fromEntries(fields.map((field) => [registrationNames[field], [takenText[field]]])));
}

const takenText: Readonly<Record<TakenField, string>> = {
  email: 'Пользователь с таким email уже зарегистрирован.',
  phone: 'Пользователь с таким телефоном уже зарегистрирован.',
};
