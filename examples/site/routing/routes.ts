import type { LegalPageProps } from '../pages/LegalPage';
import type { ListingPageProps } from '../pages/ListingPage';
import type { PublishPageProps } from '../pages/PublishPage';
import { type LazyPage, lazyPage } from './lazyPage';

/** Props from the address: the named groups of the route's pattern. */
type PageParams = Partial<ListingPageProps & LegalPageProps & PublishPageProps>;

export interface SiteRoute {
  readonly name: string;
  readonly pattern: RegExp;
  readonly page: LazyPage<PageParams>;
  /** Whether another query is another part of the same page, which follows it. */
  readonly isOnePage?: true;
}

/** The routes of §2; each page is a separate chunk. A trailing slash makes no difference. */
export const routes: readonly SiteRoute[] = [
  { name: 'home', pattern: /^\/$/, page: lazyPage(() => import('../pages/HomePage')) },
  { name: 'search', pattern: /^\/realty\/?$/, page: lazyPage(() => import('../pages/SearchPage')) },
  { name: 'publish', pattern: /^\/realty\/(?:create|update\/(?<listing>[^/]+))\/?$/, page: lazyPage(() => import('../pages/PublishPage')) },
  { name: 'listing', pattern: /^\/(?:buy|rent)\/(?<id>[^/]+)\/?$/, page: lazyPage(() => import('../pages/ListingPage')) },
  { name: 'account', pattern: /^\/(?:account|cabinet)\/?$/, page: lazyPage(() => import('../pages/AccountPage')), isOnePage: true },
  { name: 'favourites', pattern: /^\/favourites\/?$/, page: lazyPage(() => import('../pages/FavouritesPage')) },
  { name: 'moderation', pattern: /^\/moderation\/?$/, page: lazyPage(() => import('../pages/ModerationPage')), isOnePage: true },
  { name: 'password', pattern: /^\/password\/?$/, page: lazyPage(() => import('../pages/PasswordPage')) },
  { name: 'confirm', pattern: /^\/confirm\/?$/, page: lazyPage(() => import('../pages/ConfirmPage')) },
  { name: 'success', pattern: /^\/success\/?$/, page: lazyPage(() => import('../pages/SuccessPage')) },
  { name: 'legal', pattern: /^\/legal(?:\/(?<page>[^/]+))?\/?$/, page: lazyPage(() => import('../pages/LegalPage')) },
  { name: 'missing', pattern: /^\/not-found\/?$/, page: lazyPage(() => import('../pages/NotFoundPage')) },
];

/** The route of any other address. */
export const notFoundRoute: SiteRoute = { name: 'unknown', pattern: /^/, page: lazyPage(() => import('../pages/NotFoundPage')) };

export const routeFor = (pathname: string): SiteRoute | undefined => routes.find(({ pattern }) => pattern.test(pathname));
