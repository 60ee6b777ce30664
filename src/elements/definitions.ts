import { account } from '../features/account/definition';
import { auth } from '../features/auth/definition';
import { authGate } from '../features/auth-gate/definition';
import { catalogue } from '../features/catalogue/definition';
import { chat } from '../features/chat/definition';
import { chatPanel } from '../features/chat-panel/definition';
import { cookieBanner } from '../features/cookie-banner/definition';
import { faq } from '../features/faq/definition';
import { favourites } from '../features/favourites/definition';
import { header } from '../features/header/definition';
import { legal } from '../features/legal/definition';
import { listing } from '../features/listing/definition';
import { listingCard } from '../features/listing-card/definition';
import { map } from '../features/map/definition';
import { moderation } from '../features/moderation/definition';
import { myListings } from '../features/my-listings/definition';
import { newListings } from '../features/new-listings/definition';
import { notifications } from '../features/notifications/definition';
import { profileSettings } from '../features/profile-settings/definition';
import { publish } from '../features/publish/definition';
import { results } from '../features/results/definition';
import { search } from '../features/search/definition';
import { searchForm } from '../features/search-form/definition';

/** Every element of the kit, as data. The other lists of elements, the builds, the manifest, the documentation and the types of the tags follow from it. */
export const definitions = [
  search,
  searchForm,
  results,
  map,
  listing,
  listingCard,
  catalogue,
  favourites,
  faq,
  header,
  auth,
  authGate,
  cookieBanner,
  legal,
  publish,
  moderation,
  myListings,
  notifications,
  profileSettings,
  account,
  chat,
  chatPanel,
  newListings,
] as const;
