import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { photoSchema } from '../../../../src/api/wire/listing/listing';
import { listingDetailsSchema } from '../../../../src/api/wire/listing/listingDetails';
import { removedPhotosEntries } from '../../../../src/api/wire/listing/removedPhotos';
import { moderationSchema } from '../../../../src/api/wire/moderation/moderation';
import { chatRefusals } from '../../../../src/domain/chat/whyCannotWrite';
import type { EnumOption } from '../../../../src/domain/enumerations';
import { limits } from '../../../../src/domain/limits';

export const json = (schema: v.GenericSchema): Record<string, unknown> => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' }) as Record<string, unknown>;
  return rest;
};
export const problem = { description: 'Messages by field', ...json(v.record(v.string(), v.array(v.string()))) };
export const missing = { description: 'No such listing', ...json(v.object({ detail: v.string() })) };

export const detail = (description: string) => ({ description, ...json(v.object({ detail: v.string() })) });
/** A message that is refused. */
export const chatRefusal = {
  description: 'Refused; code says why',
  ...json(v.object({ detail: v.string(), code: v.picklist(chatRefusals) })),
};
/** 409 of a decision. */
export const conflict = (description: string) => ({
  description: `${description}. After a colleague has decided, code is "decided", and decided_by the name, null for the server itself`,
  ...json(v.object({ detail: v.string(), code: v.optional(v.picklist(['decided'])), decided_by: v.optional(v.nullable(v.string())) })),
});
/** An answer of 5xx. */
export const failure = (description: string) => ({ description, ...json(v.object({ detail: v.string(), request_id: v.string() })) });
export const anonymous = detail('No token, or an invalid one');
export const tooMany = detail('Too many attempts; Retry-After gives the time of the next one');
export const tooOften = detail('Too many calls from one address; Retry-After gives the time of the next one');
export const messages = v.union([v.string(), v.record(v.string(), v.array(v.string()))]);
export const registrationProblem = {
  description: 'A message, or messages by field',
  ...json(v.object({ status_code: v.number(), message: messages })),
};
export const text = { type: 'string' };
/** The header of calls that must not happen twice (D51). */
export const keyHeader = {
  type: 'object',
  properties: { 'Idempotency-Key': { ...text, maxLength: 100, description: 'The same key gives the first answer for a day' } },
};
export const keyOfAnother = detail('The key belongs to another request');
export const security = [{ token: [] }];
export const listingDetailsAnswer = v.object({
  ...listingDetailsSchema.entries,
  photos: v.array(photoSchema),
  ...removedPhotosEntries,
  moderation: v.optional(moderationSchema),
});
export const recordId = { type: 'object', properties: { id: { type: 'integer', minimum: 1 } }, required: ['id'] };

export const oneOf = (options: readonly EnumOption[]) => ({ type: 'string', enum: options.map((option) => option.wire) });
export const listOf = (options: readonly EnumOption[]) => ({
  type: 'string',
  description: `Comma-joined: ${options.map((option) => option.wire).join(', ')}`,
});
export const integer = (min: number, max: number) => ({ type: 'integer', minimum: min, maximum: max });
export const pageSize = integer(1, limits.maxPageSize);
export const degrees = (furthest: number) => ({ type: 'number', minimum: -furthest, maximum: furthest });
export const query = (properties: Record<string, unknown>, required: readonly string[] = []) => ({ type: 'object', properties, required });
/** What calls that change a listing answer to a wrong form. */
export const nestedProblem = { description: 'Messages by field, nested like the body', type: 'object', additionalProperties: true };
const saved = { id: v.number(), realty_status: v.number(), realty_status_full: v.string(), version: v.number() };
/** What calls that change a listing answer. */
export const savedListing = json(v.object(saved));
/** What the call that sets a status answers; a repeated one changes nothing. */
export const changedListing = json(v.object({ ...saved, is_changed: v.boolean() }));
