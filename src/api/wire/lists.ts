import * as v from 'valibot';
import { amount } from './fields';
import { listingSchema, photoSchema } from './listing/listing';

/** A page of results: `results` and the `count` of all of them (§7). Items are checked one by one: a malformed one is dropped alone. */
export const listingPageSchema = v.object({
  results: v.array(v.unknown()),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const latestSchema = v.object({ results: v.array(v.unknown()) });
/** Body of `GET /realty/count/` (§7). */
export const countSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** Schemas of the server, stricter than those of the client; the OpenAPI document is generated from them. */
export const listingAnswer = v.object({ ...listingSchema.entries, price: amount, photos: v.array(photoSchema) });
/** Body of `GET /realty/` (§7). */
export const listingPageAnswer = v.object({ results: v.array(listingAnswer), count: countSchema.entries.count });
/** Body of `GET /realty/latest/` (§7). */
export const latestAnswer = v.object({ results: v.array(listingAnswer) });
