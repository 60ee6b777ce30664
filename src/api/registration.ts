import type { RegistrationValues } from '../domain/forms/schemas/registration.schema';
import { accountEndpoints } from './account';
import { postOf } from './client/post';
import { type RequestOptions, request, type Transport } from './client/request';
import { encodeRegistration } from './wire/account/registration';

/** What a new user says of themselves (§5), tidy: `registrationRules`. `dataAgreed` where a form asks for a second consent (D40). */
export type Registration = RegistrationValues & { readonly dataAgreed?: boolean };

/** Resolves when the user exists. Invalid fields are `rejected` with messages by field. */
export async function register(transport: Transport, registration: Registration, options?: RequestOptions): Promise<void> {
  await request(
    transport,
    accountEndpoints.register,
    options,
    postOf({ ...encodeRegistration(registration), ...(registration.dataAgreed && { personal_data_agreed: true }) }),
  );
}
