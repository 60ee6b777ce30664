import { userSchema } from '../../../../src/api/wire/account/user';
import { addressAnswerSchema, addressSuggestionSchema } from '../../../../src/api/wire/address';
import { chatListingAnswer } from '../../../../src/api/wire/chat/chatListing';
import { faqQuestionSchema, faqSectionAnswer, faqSectionSchema } from '../../../../src/api/wire/faq';
import { addressSchema, photoSchema } from '../../../../src/api/wire/listing/listing';
import { listingAnswer, listingPageAnswer } from '../../../../src/api/wire/lists';
import { mapBoxSchema, mapPointSchema, placeSchema } from '../../../../src/api/wire/mapPoints';
import { metroStationSchema } from '../../../../src/api/wire/metro';
import { moderationSchema } from '../../../../src/api/wire/moderation/moderation';
import { nearestMetroSchema } from '../../../../src/api/wire/nearestMetro';
import { ownerContactSchema } from '../../../../src/api/wire/owner';
import { optionSchema, referenceDataSchema } from '../../../../src/api/wire/referenceData';
import { similarPricesSchema } from '../../../../src/api/wire/similarPrices';
import { chatRefusal, conflict, detail, failure, json, listingDetailsAnswer, nestedProblem, problem, registrationProblem } from './parts';

export type Json = Readonly<Record<string, unknown>>;

/**
 * Names of schemas that several calls share, from which generated clients make the names of their types. Bodies and responses that are not
 * here are named after their call.
 */
export const namedSchemas: Readonly<Record<string, Json>> = {
  Address: json(addressSchema),
  AddressSuggestion: json(addressSuggestionSchema),
  AddressSuggestions: json(addressAnswerSchema),
  ChatListing: json(chatListingAnswer),
  ChatRefusal: chatRefusal,
  DecisionConflict: conflict(''),
  Detail: detail(''),
  Failure: failure(''),
  FaqQuestion: json(faqQuestionSchema),
  FaqSection: json(faqSectionSchema),
  FaqSectionWithQuestions: json(faqSectionAnswer),
  FieldMessages: problem,
  Listing: json(listingAnswer),
  ListingDetails: json(listingDetailsAnswer),
  ListingPage: json(listingPageAnswer),
  MapBox: json(mapBoxSchema),
  MapPoint: json(mapPointSchema),
  MetroStation: json(metroStationSchema),
  Moderation: json(moderationSchema),
  NearestMetro: json(nearestMetroSchema),
  NestedMessages: nestedProblem,
  Option: json(optionSchema),
  OwnerContact: json(ownerContactSchema),
  Photo: json(photoSchema),
  Place: json(placeSchema),
  ReferenceData: json(referenceDataSchema),
  RegistrationProblem: registrationProblem,
  SimilarPrices: json(similarPricesSchema),
  User: json(userSchema),
};
