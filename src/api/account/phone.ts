import type { PhoneState } from '../../domain/account/phoneCode';
import { type RequestOptions, request, type Transport } from '../client/request';
import { check } from '../client/response';
import { send } from '../client/send';
import { phoneStateSchema, sentCodeSchema } from '../wire/account/phone';

/** Paths of the confirmation of the user's phone, under the configured base. */
export const phoneEndpoints = { state: '/users/phone/', code: '/users/phone/code/', confirm: '/users/phone/confirm/' } as const;

export async function getPhoneState(transport: Transport, options?: RequestOptions): Promise<PhoneState> {
  const state = check(phoneStateSchema, await request(transport, phoneEndpoints.state, options));
  return { isAsked: state.is_asked, isConfirmed: state.is_confirmed, hasCode: state.has_code, pause: state.pause };
}

/** Sends a code to the user's phone; one sent before is void. Returns after how many seconds the next can be asked for. */
export async function sendPhoneCode(transport: Transport, options?: RequestOptions): Promise<number> {
  return check(sentCodeSchema, await send(transport, 'POST', phoneEndpoints.code, {}, options)).pause;
}

/** Confirms the user's phone by the code. */
export async function confirmPhone(transport: Transport, code: string, options?: RequestOptions): Promise<void> {
  await send(transport, 'POST', phoneEndpoints.confirm, { code }, options);
}
