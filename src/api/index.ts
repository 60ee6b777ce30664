export { type Client, createClient } from './client';
export { endpoints } from './endpoints';
export { type ApiError, ApiFailure, type FieldMessages, isNetworkError, toApiError } from './errors';
export type { AnswerProblem, RequestOptions, Transport } from './request';
export { type ListingPage, type PageOptions, searchPath } from './searchCalls';
export { decodeListing, encodeListing, listingSchema, type WireListing, type WirePhoto } from './wire/listing';
export { countSchema, latestAnswer, listingAnswer, listingPageAnswer } from './wire/lists';
export { decodeMetroStation, encodeMetroStation, metroStationSchema, type WireMetroStation } from './wire/metro';
export { type ReferenceData, referenceData, referenceDataSchema } from './wire/referenceData';
