export { aUser, type FakeUser, someUsers } from './fakeAccounts';
export { createFakeApi } from './fakeApi';
export { type FakeFaqSection, someFaq } from './fakeFaq';
export { aListing, fixedNow, hoursAgo } from './fixtures';
export { compareListings, matchesFilters, type WorldListing } from './matchesFilters';
export { aPhoto, brokenPhotoUrl, drawnRoom } from './photos';
export {
  altered,
  empty,
  type Fetch,
  type Held,
  type HeldRequest,
  held,
  htmlAnswer,
  malformed,
  never,
  offline,
  type Recorded,
  type RecordedRequest,
  recorded,
  rejects,
  type Switchable,
  slow,
  switchable,
  when,
} from './scenarios';
export { serveAt } from './serve';
export { aStation, someStations } from './stations';
export type { FakeChat, FakeChatBook, FakeMessage } from './store/chat/fakeChatBook';
export { fakeAppCodes, fakeRecoveryCodes } from './store/fakeFactors';
export { fakePhoneCode } from './store/fakePhones';
export { createFakeStore, type FakeNotification, type FakeStore } from './store/fakeStore';
export { withBasemap } from './withBasemap';
export { aWorld, createWorld, type World } from './world';
