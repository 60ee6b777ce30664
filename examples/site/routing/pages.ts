import type { LegalPageProps } from '../pages/LegalPage';
import type { ListingPageProps } from '../pages/ListingPage';
import type { PublishPageProps } from '../pages/PublishPage';
import { type LatePage, latePage } from './latePage';

/** What the address says, by the names of its pattern's groups. */
type PageParams = Partial<ListingPageProps & LegalPageProps & PublishPageProps>;

export interface Place {
  readonly name: string;
  readonly pattern: RegExp;
  readonly page: LatePage<PageParams>;
}

/** Which page stands at which address (§2); each is a chunk of its own. A slash at the end makes no difference. */
export const places: readonly Place[] = [
  { name: 'home', pattern: /^\/$/, page: latePage(() => import('../pages/HomePage')) },
  { name: 'search', pattern: /^\/realty\/?$/, page: latePage(() => import('../pages/SearchPage')) },
  { name: 'publish', pattern: /^\/realty\/(?:create|update\/(?<listing>[^/]+))\/?$/, page: latePage(() => import('../pages/PublishPage')) },
  { name: 'listing', pattern: /^\/(?:buy|rent)\/(?<id>[^/]+)\/?$/, page: latePage(() => import('../pages/ListingPage')) },
  { name: 'account', pattern: /^\/(?:account|cabinet)\/?$/, page: latePage(() => import('../pages/AccountPage')) },
  { name: 'success', pattern: /^\/success\/?$/, page: latePage(() => import('../pages/SuccessPage')) },
  { name: 'legal', pattern: /^\/legal(?:\/(?<page>[^/]+))?\/?$/, page: latePage(() => import('../pages/LegalPage')) },
  { name: 'missing', pattern: /^\/not-found\/?$/, page: latePage(() => import('../pages/NotFoundPage')) },
];

/** For an address that is none of them. */
export const unknownPlace: Place = { name: 'unknown', pattern: /^/, page: latePage(() => import('../pages/NotFoundPage')) };

export const placeAt = (pathname: string): Place | undefined => places.find(({ pattern }) => pattern.test(pathname));
