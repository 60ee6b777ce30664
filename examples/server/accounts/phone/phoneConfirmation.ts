import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type PhoneState, readPhoneCode } from '../../../../src/domain/account/phoneCode';
import { ru } from '../../../../src/text/profile-settings/phone/ru';
import type { PhoneConfirmation as PhoneSetting } from '../../config/phoneSettings';
import type { Database } from '../../database/schema';
import { giveBack, take, type Use } from '../../http/contactLimits';
import { notFound, Refusal, RequestProblem } from '../../http/problems';
import { MessageFailure, type MessageGateway } from '../../messages/messageGateway';
import { recordLimit, recordSecurity } from '../../operation/securityEvents';
import type { Authentication } from '../authentication';
import type { MakeLimiter } from '../limits/limiter';
import { visitorAddress } from '../visitorAddress';
import { phoneStore } from './phoneStore';

/** How a user confirms their phone. Rejects as `Accounts` does; with a Refusal (404) where the server does not ask for it. */
export interface PhoneConfirming {
  state(request: FastifyRequest): Promise<PhoneState>;
  /** Sends a code. Returns after how many seconds the next can be asked for. */
  sendCode(request: FastifyRequest): Promise<number>;
  confirm(request: FastifyRequest, code: string): Promise<void>;
}

export interface PhoneConfirmingOptions {
  readonly phoneConfirmation?: PhoneSetting | undefined;
  /** Needed where the server asks for confirmation. */
  readonly messages?: MessageGateway | undefined;
}

const hour = 3600;
const day = 24 * hour;

/** Codes that are sent: they cost money, and a stranger can be annoyed with them. Many people may share an address. */
export const codeRules = {
  user: [
    { points: 5, seconds: hour },
    { points: 10, seconds: day },
  ],
  /** Also by accounts that have had the number before. */
  phone: [
    { points: 5, seconds: hour },
    { points: 10, seconds: day },
  ],
  address: [
    { points: 20, seconds: hour },
    { points: 50, seconds: day },
  ],
} as const;

/** Seconds until a gateway that is down may be back. */
const gatewayPause = 60;

export function phoneConfirming(
  db: Kysely<Database>,
  { auth, limiter }: { readonly auth: Authentication; readonly limiter: MakeLimiter },
  { phoneConfirmation = 'off', messages }: PhoneConfirmingOptions,
): PhoneConfirming {
  const store = phoneStore(db);
  const gateway = phoneConfirmation === 'on' ? gatewayOf(messages) : null;
  const limitsOf = (whose: keyof typeof codeRules) =>
    codeRules[whose].map(({ points, seconds }) => limiter(`phone-code-${whose}-${seconds}`, points, seconds));
  const limits = { user: limitsOf('user'), phone: limitsOf('phone'), address: limitsOf('address') };
  const usesOf = (keys: Readonly<Record<keyof typeof codeRules, string>>): Use[] => [
    ...limits.user.map((limit): Use => [limit, keys.user]),
    ...limits.phone.map((limit): Use => [limit, keys.phone]),
    ...limits.address.map((limit): Use => [limit, keys.address]),
  ];

  /** Makes a code. Rejects if none may be sent now. */
  async function makeCode(userId: number, phone: string): Promise<string> {
    const made = await store.addCode(userId, phone);
    if ('code' in made) return made.code;
    if ('pause' in made) throw new Refusal(429, { detail: ru.problems.pause(made.pause) }, { 'retry-after': String(made.pause) });
    throw new RequestProblem({ non_field_errors: [ru.problems[made.refusal === 'confirmed' ? 'alreadyConfirmed' : 'none']] });
  }

  return {
    async state(request) {
      const { id } = await auth.requireUser(request);
      if (!gateway) return { isAsked: false, isConfirmed: false, hasCode: false, pause: 0 };
      const { phone, ...state } = (await store.stateOf(id)) ?? auth.refuse();
      return { isAsked: phone !== null, ...state };
    },

    async sendCode(request) {
      const { id } = await auth.requireUser(request);
      if (!gateway) throw new Refusal(404, notFound);
      const { phone, isConfirmed } = (await store.stateOf(id)) ?? auth.refuse();
      if (phone === null) throw new RequestProblem({ non_field_errors: [ru.problems.none] });
      if (isConfirmed) throw new RequestProblem({ non_field_errors: [ru.problems.alreadyConfirmed] });
      const uses = usesOf({ user: String(id), phone, address: visitorAddress(request) });
      await recordLimit(request, 'phone_code_limited', take(uses), async () => id);
      const code = await makeCode(id, phone).catch(async (error: unknown) => {
        await giveBack(uses);
        throw error;
      });
      try {
        await gateway.send({ phone, text: textOf(code) });
      } catch (error) {
        await store.dropCode(id, code);
        // What may have been sent counts: otherwise a slow gateway would send without end.
        if (error instanceof MessageFailure && !error.mayArrive) await giveBack(uses);
        request.log.warn({ reason: error instanceof MessageFailure ? error.message : 'unknown' }, 'a code was not sent');
        throw new Refusal(503, { detail: ru.problems.unavailable, request_id: request.id }, { 'retry-after': String(gatewayPause) });
      }
      return (await store.stateOf(id))?.pause ?? 0;
    },

    async confirm(request, typed) {
      const { id } = await auth.requireUser(request);
      if (!gateway) throw new Refusal(404, notFound);
      const given = await store.give(id, readPhoneCode(typed) ?? '');
      if (given === 'done') return recordSecurity(request, 'phone_confirmed', { userId: id });
      const { dead, alreadyConfirmed, wrong, spent } = ru.problems;
      const said = given === 'dead' ? dead : given === 'confirmed' ? alreadyConfirmed : given.left > 0 ? wrong(given.left) : spent;
      throw new RequestProblem({ code: [said] });
    },
  };
}

function gatewayOf(messages: MessageGateway | undefined): MessageGateway {
  if (!messages) throw new Error('Confirming phones needs a gateway');
  return messages;
}

const textOf = (code: string) => `Код для «Квартала»: ${code}. Действует 10 минут. Никому его не сообщайте.`;
