import { en as account } from './account/en.lazy';
import { en as auth } from './auth/en.lazy';
import { en as captions } from './captions/en.lazy';
import { en as chat } from './chat/en.lazy';
import { en as chatFound } from './chat/found/en.lazy';
import { en as chatQuestions } from './chat/questions/en.lazy';
import { en as chatSafety } from './chat/safety/en.lazy';
import { en as common } from './common/en.lazy';
import type { Messages } from './common/ru';
import { en as contact } from './contact/en.lazy';
import { en as cookies } from './cookies/en.lazy';
import { en as drafts } from './drafts/en.lazy';
import { en as filters } from './filters/en.lazy';
import { en as header } from './header/en.lazy';
import { en as home } from './home/en.lazy';
import { en as legal } from './legal/en.lazy';
import { en as listingPage } from './listing/en.lazy';
import { en as favourites } from './listing/favourites/en.lazy';
import { en as heart } from './listing/heart/en.lazy';
import { en as listingPrice } from './listing/price/en.lazy';
import { en as searches } from './listing/searches/en.lazy';
import { en as map } from './map/en.lazy';
import { en as moderation } from './moderation/en.lazy';
import { en as moderationPage } from './moderation/page/en.lazy';
import { en as myListings } from './my-listings/en.lazy';
import { en as notifications } from './notifications/en.lazy';
import { en as postingRules } from './postingRules/en.lazy';
import { en as profileSettings } from './profile-settings/en.lazy';
import { en as secondFactor } from './profile-settings/factor/en.lazy';
import { en as phone } from './profile-settings/phone/en.lazy';
import { en as publish } from './publish/en.lazy';
import { en as photos } from './publish/photos/en.lazy';

/** All English texts at once, for pages on React that render on a server or change some of them: `messages={en}`. */
export const en: Required<Messages> = {
  ...common,
  auth,
  captions,
  contact,
  cookies,
  drafts,
  filters,
  header,
  home,
  legal,
  listingPage,
  listingPrice,
  heart,
  map,
  moderation,
  moderationPage,
  photos,
  postingRules,
  publish,
  myListings,
  notifications,
  profileSettings,
  secondFactor,
  phone,
  account,
  chat,
  chatFound,
  chatQuestions,
  chatSafety,
  favourites,
  searches,
};
