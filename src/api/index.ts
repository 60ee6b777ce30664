export { accountEndpoints, type Credentials, getProfile, signIn, signOut } from './account';
export { type Client, createClient } from './client/client';
export { type ApiError, ApiFailure, type FieldMessages, isNetworkError, toApiError } from './client/errors';
export type { ServerEvent } from './client/eventParser';
export { type EventsOptions, eventsOf } from './client/events';
export { newIdempotencyKey } from './client/idempotencyKey';
export type { AnswerProblem, Progress, RequestOptions, Transport } from './client/request';
export { type Body, type SendOptions, send } from './client/send';
export { type NewComplaint, sendComplaint } from './listing/complaint';
export { getListingDetails, getOwnerContact, listingEndpoints } from './listing/listing';
export { getNearestMetro, listMapPoints, listPointListings, type MapPoints, mapEndpoints } from './map';
export { endpoints } from './reference';
export { type Registration, register } from './registration';
export { type ListingPage, type PageOptions, searchPath } from './search';
export { decodeUser, encodeUser, userSchema, type WireUser } from './wire/account/user';
export { encodeListing } from './wire/listing/encodeListing';
export { encodeListingDetails } from './wire/listing/encodeListingDetails';
export { decodeListing, listingSchema, type WireListing, type WirePhoto } from './wire/listing/listing';
export { decodeListingDetails, listingDetailsSchema, type WireListingDetails } from './wire/listing/listingDetails';
export { countSchema, latestAnswer, listingAnswer, listingPageAnswer } from './wire/lists';
export {
  decodeMapPoint,
  encodeMapBox,
  encodeMapPoint,
  mapBoxSchema,
  mapPointSchema,
  placeSchema,
  type WireMapBox,
  type WireMapPoint,
} from './wire/mapPoints';
export { decodeMetroStation, encodeMetroStation, metroStationSchema, type WireMetroStation } from './wire/metro';
export { decodeNearestMetro, encodeNearestMetro, nearestMetroSchema, type WireNearestMetro } from './wire/nearestMetro';
export { decodeOwnerContact, encodeOwnerContact, ownerContactSchema, type WireOwnerContact } from './wire/owner';
export { type ReferenceData, referenceData, referenceDataSchema } from './wire/referenceData';
