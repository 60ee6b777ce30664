import * as v from 'valibot';

/** Response of `GET /users/second-factor/`. */
export const factorStateSchema = v.object({
  is_on: v.boolean(),
  recovery_codes_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The server asks it of this user. */
  is_required: v.boolean(),
});

/** Response of `POST /users/second-factor/`. */
export const factorSetupSchema = v.object({
  secret: v.string(),
  uri: v.string(),
  /** An SVG as a data URL. */
  qr: v.string(),
});

/** Response of `POST /users/second-factor/confirm/`. */
export const recoveryCodesSchema = v.object({ recovery_codes: v.array(v.string()) });
