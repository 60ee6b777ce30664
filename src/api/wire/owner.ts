import * as v from 'valibot';
import type { OwnerContact } from '../../domain/contact/contact';
import { communicationMethods, optionById, optionByKey, ownerTypes } from '../../domain/enumerations';
import { phoneDigits } from '../../domain/forms/phoneDigits';
import { missable, whole } from './fields';

const name = v.optional(v.fallback(v.string(), ''), '');

/** Response of `GET /realty/{id}/owner/` (§7). Phone and QR code are null for those who may not see them (D8). */
export const ownerContactSchema = v.object({
  owner: v.object({
    id: missable(whole),
    first_name: name,
    last_name: name,
    avatar: missable(v.string()),
    phone_number: missable(v.string()),
    phone_qr_code: missable(v.string()),
    /** Only where it is true. */
    phone_unconfirmed: v.optional(v.fallback(v.boolean(), false)),
  }),
  owner_type: missable(whole),
  communication_method: missable(whole),
});
export type WireOwnerContact = v.InferOutput<typeof ownerContactSchema>;

/** Returns null for a malformed response. */
export function decodeOwnerContact(input: unknown): OwnerContact | null {
  const result = v.safeParse(ownerContactSchema, input);
  if (!result.success) return null;
  const { owner, owner_type, communication_method } = result.output;
  return {
    id: owner.id,
    firstName: owner.first_name,
    lastName: owner.last_name,
    avatar: owner.avatar,
    type: owner_type === null ? null : (optionById(ownerTypes, owner_type)?.key ?? null),
    communicationMethod: communication_method === null ? null : (optionById(communicationMethods, communication_method)?.key ?? null),
    // Only digits may become a `tel:` link.
    phone: phoneDigits(owner.phone_number ?? ''),
    // The code goes into an `img`, so only the address of an image passes.
    ...(owner.phone_unconfirmed && { isPhoneUnconfirmed: true }),
    phoneQr: owner.phone_qr_code && /^(?:data:image\/|https?:\/\/|\/(?!\/))/i.test(owner.phone_qr_code) ? owner.phone_qr_code : null,
  };
}

/** Returns the record that a server sends; {@link decodeOwnerContact} reads it back. */
export function encodeOwnerContact(contact: OwnerContact): WireOwnerContact {
  return {
    owner: {
      id: contact.id,
      first_name: contact.firstName,
      last_name: contact.lastName,
      avatar: contact.avatar,
      phone_number: contact.phone && `+7${contact.phone}`,
      phone_qr_code: contact.phoneQr,
      ...(contact.isPhoneUnconfirmed && { phone_unconfirmed: true }),
    },
    owner_type: contact.type && optionByKey(ownerTypes, contact.type).id,
    communication_method: contact.communicationMethod && optionByKey(communicationMethods, contact.communicationMethod).id,
  };
}
