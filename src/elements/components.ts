// Written by `npx tsx scripts/build/manifest.ts` from `definitions.ts`.
import { Account } from '../features/account/Account';
import { Auth } from '../features/auth/Auth';
import { AuthGate } from '../features/auth-gate/AuthGate';
import { Catalogue } from '../features/catalogue/Catalogue';
import { Chat } from '../features/chat/Chat';
import { ChatPanel } from '../features/chat-panel/ChatPanel';
import { CookieBanner } from '../features/cookie-banner/CookieBanner';
import { Faq } from '../features/faq/Faq';
import { Favourites } from '../features/favourites/Favourites';
import { Header } from '../features/header/Header';
import { Legal } from '../features/legal/Legal';
import { Listing } from '../features/listing/Listing';
import { ListingCard } from '../features/listing-card/ListingCard';
import { LazySearchMap } from '../features/map/LazySearchMap';
import { Moderation } from '../features/moderation/Moderation';
import { MyListings } from '../features/my-listings/MyListings';
import { NewListings } from '../features/new-listings/NewListings';
import { Notifications } from '../features/notifications/Notifications';
import { ProfileSettings } from '../features/profile-settings/ProfileSettings';
import { Publish } from '../features/publish/Publish';
import { Results } from '../features/results/Results';
import { Search } from '../features/search/Search';
import { LazySearchForm } from '../features/search-form/LazySearchForm';

/** Components by the tags that register them. */
export const components = {
  'kvartal-account': Account,
  'kvartal-auth': Auth,
  'kvartal-auth-gate': AuthGate,
  'kvartal-catalogue': Catalogue,
  'kvartal-chat': Chat,
  'kvartal-chat-panel': ChatPanel,
  'kvartal-cookie-banner': CookieBanner,
  'kvartal-faq': Faq,
  'kvartal-favourites': Favourites,
  'kvartal-header': Header,
  'kvartal-legal': Legal,
  'kvartal-listing': Listing,
  'kvartal-listing-card': ListingCard,
  'kvartal-map': LazySearchMap,
  'kvartal-moderation': Moderation,
  'kvartal-my-listings': MyListings,
  'kvartal-new-listings': NewListings,
  'kvartal-notifications': Notifications,
  'kvartal-profile-settings': ProfileSettings,
  'kvartal-publish': Publish,
  'kvartal-results': Results,
  'kvartal-search': Search,
  'kvartal-search-form': LazySearchForm,
} as const;
