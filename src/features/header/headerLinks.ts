import type { MouseEvent } from 'react';
import { cataloguePath } from '../../domain/search/cataloguePath';
import { plainClick } from '../../parts/card/card';
import { scrollToTop } from '../../ui/dom/scrollTo';
import type { HeaderNavigateDetail } from './definition';
import { findContacts, findQuestions, showContacts, showQuestions } from './placesOnPage';

/** Props of a header link: a real address, and the action of a plain click. */
export interface HeaderLink {
  readonly href: string;
  onClick(event: MouseEvent<HTMLAnchorElement>): void;
}

export interface HeaderLinks {
  readonly home: HeaderLink;
  readonly sale: HeaderLink;
  readonly rent: HeaderLink;
  readonly faq: HeaderLink;
  readonly contacts: HeaderLink;
  readonly favourites: HeaderLink;
  readonly account: HeaderLink;
  readonly messages: HeaderLink;
  /** The link for moderators. */
  readonly moderation: HeaderLink;
}

/** Notifies the page before a navigation; returns false when the page handles it. */
export type NotifyNavigation = (detail: HeaderNavigateDetail) => boolean;

/** Links of the header (§2); a click with a modifier is left to the browser. */
export function headerLinks(siteUrl: string, notify: NotifyNavigation): HeaderLinks {
  const link = (target: HeaderNavigateDetail['target'], path: string, stay?: (page: Document) => boolean): HeaderLink => {
    const url = siteUrl + path;
    return {
      href: url,
      onClick: plainClick((event) => {
        if (stay?.(event.currentTarget.ownerDocument) || !notify({ url, target })) event.preventDefault();
      }),
    };
  };
  return {
    home: link('home', '/', (page) => {
      if (!isPage(page, `${siteUrl}/`)) return false;
      scrollToTop(page.documentElement);
      return true;
    }),
    sale: link('catalogue', cataloguePath('sale', 'flat')),
    rent: link('catalogue', cataloguePath('rent', 'flat')),
    faq: link('faq', '/#faq', (page) => {
      const place = findQuestions(page);
      if (place) showQuestions(place);
      return place !== null;
    }),
    contacts: link('contacts', '/#contacts', (page) => {
      const place = findContacts(page);
      if (place) showContacts(place);
      return place !== null;
    }),
    favourites: link('favourites', '/favourites'),
    account: link('account', '/account'),
    messages: link('messages', '/account?tab=messages'),
    moderation: link('moderation', '/moderation'),
  };
}

function isPage({ baseURI, location }: Document, url: string): boolean {
  const { origin, pathname } = new URL(url, baseURI);
  return origin === location.origin && pathname === location.pathname;
}

/** A link in a menu: the menu closes before navigating, so that it does not take the focus back afterwards. */
export function closing(close: () => void, { href, onClick }: HeaderLink): HeaderLink {
  return {
    href,
    onClick: plainClick((event) => {
      close();
      onClick(event);
    }),
  };
}
