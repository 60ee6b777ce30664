export { type Credentials, getProfile, type Registration, register, signIn, signOut } from './accountCalls';
export { accountEndpoints } from './accountEndpoints';
export { type Client, createClient } from './client';
export { endpoints } from './endpoints';
export { type ApiError, ApiFailure, type FieldMessages, isNetworkError, toApiError } from './errors';
export { type Complaint, getListingDetails, getOwnerContact, sendComplaint } from './listingCalls';
export { listingEndpoints } from './listingEndpoints';
export { getNearestMetro, listMapPoints, listPointListings, type MapPoints } from './mapCalls';
export { mapEndpoints } from './mapEndpoints';
export type { AnswerProblem, RequestOptions, Transport } from './request';
export { type ListingPage, type PageOptions, searchPath } from './searchCalls';
export { decodeListing, encodeListing, listingSchema, type WireListing, type WirePhoto } from './wire/listing';
export { decodeListingDetails, encodeListingDetails, listingDetailsSchema, type WireListingDetails } from './wire/listingDetails';
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
export { decodeUser, encodeUser, userSchema, type WireUser } from './wire/user';
