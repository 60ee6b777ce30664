// Written by `npx tsx scripts/build/manifest.ts` from `definitions.ts`.
import type { DocumentedElement } from '../base/elementDocs';
import { accountDocs } from '../features/account/definition.docs';
import { authDocs } from '../features/auth/definition.docs';
import { authGateDocs } from '../features/auth-gate/definition.docs';
import { catalogueDocs } from '../features/catalogue/definition.docs';
import { chatDocs } from '../features/chat/definition.docs';
import { chatPanelDocs } from '../features/chat-panel/definition.docs';
import { cookieBannerDocs } from '../features/cookie-banner/definition.docs';
import { faqDocs } from '../features/faq/definition.docs';
import { favouritesDocs } from '../features/favourites/definition.docs';
import { headerDocs } from '../features/header/definition.docs';
import { legalDocs } from '../features/legal/definition.docs';
import { listingDocs } from '../features/listing/definition.docs';
import { listingCardDocs } from '../features/listing-card/definition.docs';
import { mapDocs } from '../features/map/definition.docs';
import { moderationDocs } from '../features/moderation/definition.docs';
import { myListingsDocs } from '../features/my-listings/definition.docs';
import { newListingsDocs } from '../features/new-listings/definition.docs';
import { notificationsDocs } from '../features/notifications/definition.docs';
import { profileSettingsDocs } from '../features/profile-settings/definition.docs';
import { publishDocs } from '../features/publish/definition.docs';
import { resultsDocs } from '../features/results/definition.docs';
import { searchDocs } from '../features/search/definition.docs';
import { searchFormDocs } from '../features/search-form/definition.docs';

/** Every element with its manual, for the manifest, `docs/elements.md` and Storybook. No build for visitors imports it. */
export const documentedElements: readonly DocumentedElement[] = [
  searchDocs,
  searchFormDocs,
  resultsDocs,
  mapDocs,
  listingDocs,
  listingCardDocs,
  catalogueDocs,
  favouritesDocs,
  faqDocs,
  headerDocs,
  authDocs,
  authGateDocs,
  cookieBannerDocs,
  legalDocs,
  publishDocs,
  moderationDocs,
  myListingsDocs,
  notificationsDocs,
  profileSettingsDocs,
  accountDocs,
  chatDocs,
  chatPanelDocs,
  newListingsDocs,
];
