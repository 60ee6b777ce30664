import { type RequestOptions, request, type Transport } from '../client/request';
import { check } from '../client/response';
import { send } from '../client/send';
import { factorSetupSchema, factorStateSchema, recoveryCodesSchema } from '../wire/account/secondFactor';

/** Paths of the second factor of signing in, under the configured base. */
export const secondFactorEndpoints = {
  state: '/users/second-factor/',
  confirm: '/users/second-factor/confirm/',
  off: '/users/second-factor/off/',
} as const;

export interface FactorState {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
  /** The server asks it of this user. */
  readonly isRequired: boolean;
}

/** What an app is given: by its camera or by hand. */
export interface FactorSetup {
  readonly secret: string;
  readonly uri: string;
  /** The QR code of the address: an SVG as a data URL. */
  readonly qr: string;
}

export async function getSecondFactor(transport: Transport, options?: RequestOptions): Promise<FactorState> {
  const state = check(factorStateSchema, await request(transport, secondFactorEndpoints.state, options));
  return { isOn: state.is_on, recoveryCodesLeft: state.recovery_codes_left, isRequired: state.is_required };
}

/** Begins to set up a second factor. It is on once a code of the app is confirmed. */
export async function beginSecondFactor(transport: Transport, password: string, options?: RequestOptions): Promise<FactorSetup> {
  return check(factorSetupSchema, await send(transport, 'POST', secondFactorEndpoints.state, { password }, options));
}

/** Turns the second factor on; the user's other sessions end. Returns recovery codes, which the server never shows again. */
export async function confirmSecondFactor(transport: Transport, code: string, options?: RequestOptions): Promise<readonly string[]> {
  const answer = await send(transport, 'POST', secondFactorEndpoints.confirm, { code }, options);
  return check(recoveryCodesSchema, answer).recovery_codes;
}

/** Turns the second factor off; the user's other sessions end. */
export async function endSecondFactor(
  transport: Transport,
  { password, code }: { readonly password: string; readonly code: string },
  options?: RequestOptions,
): Promise<void> {
  await send(transport, 'POST', secondFactorEndpoints.off, { password, code }, options);
}
