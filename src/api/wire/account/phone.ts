import * as v from 'valibot';
import type { PhoneState } from '../../../domain/account/phoneCode';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Response of `GET /users/phone/`. */
export const phoneStateSchema = v.object({
  /** The server asks for confirmation. */
  is_asked: v.boolean(),
  is_confirmed: v.boolean(),
  /** A code was sent, and can still be given. */
  has_code: v.boolean(),
  /** Seconds until the next code can be asked for. */
  pause: seconds,
});

/** Response of `POST /users/phone/code/`. */
export const sentCodeSchema = v.object({ pause: seconds });

export function encodePhoneState({ isAsked, isConfirmed, hasCode, pause }: PhoneState): v.InferOutput<typeof phoneStateSchema> {
  return { is_asked: isAsked, is_confirmed: isConfirmed, has_code: hasCode, pause };
}
