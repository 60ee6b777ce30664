import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { readFactorCode } from '../../../../src/domain/account/secondFactor';
import { ru } from '../../../../src/text/auth/ru';
import type { Database } from '../../database/schema';
import { RequestProblem } from '../../http/problems';
import { recordLimit, recordSecurity } from '../../operation/securityEvents';
import type { Proven } from '../authentication';
import type { MakeLimiter } from '../limits/limiter';
import { type FactorState, secondFactorStore } from './secondFactorStore';
import { otpauthUri, secretText } from './totp';

/** What an app is given. */
export interface FactorSetup {
  readonly secret: string;
  readonly uri: string;
}

/** The second factor of an account. Rejects as `Accounts` does. */
export interface SecondFactor {
  stateOf(userId: number): Promise<FactorState>;
  begin(request: FastifyRequest, user: Proven): Promise<FactorSetup>;
  /** Returns recovery codes, which are never shown again. */
  confirm(request: FastifyRequest, userId: number, code: string): Promise<readonly string[]>;
  turnOff(request: FastifyRequest, user: Proven, code: string): Promise<void>;
  /** Lets in who has given the right password. Rejects if a code is missing or wrong. Returns whether a factor was asked for. */
  pass(request: FastifyRequest, userId: number, code: string | undefined): Promise<boolean>;
}

/** Wrong codes of one account. With three right ones of a million at a time, a day of guesses finds one in ten thousand times. */
const rules = [
  { name: 'factor-hour', points: 10, seconds: 3600 },
  { name: 'factor-day', points: 30, seconds: 24 * 3600 },
] as const;

export function secondFactor(db: Kysely<Database>, limiter: MakeLimiter, presentHash: (request: FastifyRequest) => Buffer): SecondFactor {
  const store = secondFactorStore(db);
  const limits = rules.map(({ name, points, seconds }) => limiter(name, points, seconds));

  /** Counts an attempt first, so that concurrent ones count too, and takes it back if it was right. */
  async function attempt<T>(request: FastifyRequest, userId: number, run: () => Promise<T | null>): Promise<T> {
    const key = String(userId);
    for (const limit of limits) await recordLimit(request, 'second_factor_limited', limit.consume(key), async () => userId);
    const result = await run();
    if (result === null) throw wrongCode();
    await Promise.all(limits.map((limit) => limit.forgive(key)));
    return result;
  }
  const spend = (request: FastifyRequest, userId: number, typed: string) =>
    attempt(request, userId, async () => {
      const code = readFactorCode(typed);
      return code && (await store.use(userId, code)) ? code : null;
    });

  return {
    stateOf: store.stateOf,

    async begin(_request, user) {
      const secret = await store.begin(user);
      if (!secret) throw new RequestProblem({ non_field_errors: [ru.secondFactor.alreadyOn] });
      const { email } = await db.selectFrom('users').select('email').where('id', '=', user.id).executeTakeFirstOrThrow();
      return { secret: secretText(secret), uri: otpauthUri(secret, email ?? '') };
    },

    async confirm(request, userId, typed) {
      const codes = await attempt(request, userId, async () => {
        const code = readFactorCode(typed);
        return code?.kind === 'app' ? store.confirm(userId, code.code, presentHash(request)) : null;
      });
      recordSecurity(request, 'second_factor_on', { userId });
      return codes;
    },

    async turnOff(request, user, code) {
      await spend(request, user.id, code);
      if (!(await store.turnOff(user, presentHash(request)))) throw new RequestProblem({ password: [ru.links.wrongPassword] });
      recordSecurity(request, 'second_factor_off', { userId: user.id });
    },

    async pass(request, userId, code) {
      if (!(await store.isOn(userId))) return false;
      if (!code?.trim()) throw new RequestProblem({ code: [ru.problems.secondFactor.codeMissing] });
      const { kind } = await spend(request, userId, code);
      if (kind === 'recovery') recordSecurity(request, 'recovery_code_used', { userId });
      return true;
    },
  };
}

const wrongCode = () => new RequestProblem({ code: [ru.secondFactor.wrongCode] });
