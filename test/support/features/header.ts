import { afterEach, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { HeaderNavigateDetail } from '../../../src/features/header/definition';
import { persistedAccountOf } from '../../../src/state/account/persistedAccount';
import { getRuntime, type Runtime } from '../../../src/state/runtime/runtime';
import { site } from '../listing/listingPage';
import type { Mounted } from '../mount';
import { maria } from './auth';

export const flatsOf = (deal: 'Продажа' | 'Аренда') =>
  `${site}/realty?trade_type=${encodeURIComponent(deal)}&realty_type=${encodeURIComponent('Квартира')}&ordering=-published_at`;
export const createUrl = `${site}/realty/create`;

export const runtimeOf = ({ apiUrl }: Mounted, siteUrl = site): Runtime => getRuntime({ apiUrl, siteUrl });

/** Signs a user in on the main site. */
export function signInOnSite(mounted: Mounted): void {
  const { password: _password, token = '', ...user } = maria;
  persistedAccountOf(runtimeOf(mounted)).signIn({ token, user });
}

export const linkOf = ({ view }: Mounted, name: string) => view.getByRole('link', { name, exact: true });

export const navigated = (mounted: Mounted) => mounted.detailsOf('navigate') as readonly HeaderNavigateDetail[];

/** Records links that nothing intercepted, without navigating. */
export function followedLinks(): string[] {
  const followed: string[] = [];
  const stay = (event: Event) => {
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!link || event.defaultPrevented) return;
    followed.push(link.href);
    event.preventDefault();
  };
  beforeEach(() => {
    followed.length = 0;
    addEventListener('click', stay);
  });
  afterEach(() => removeEventListener('click', stay));
  return followed;
}

/** Restores the path after the test. */
export function pathIsRestored(): void {
  let home = '';
  beforeEach(() => {
    home = location.href;
  });
  afterEach(() => history.replaceState(null, '', home));
}

/** Adds elements to the page around the header; removed after the test. */
export function pagePieces(): (html: string) => HTMLElement {
  const pieces: HTMLElement[] = [];
  afterEach(() => {
    for (const piece of pieces.splice(0)) piece.remove();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return (html) => {
    const piece = document.createElement('div');
    piece.innerHTML = html;
    document.body.append(piece);
    pieces.push(piece);
    return piece;
  };
}

/** The open menu, or null. */
export const openMenu = ({ root }: Mounted) => root().querySelector<HTMLElement>('[part=menu]:popover-open');

export const press = (mounted: Mounted, name: string) => userEvent.click(mounted.view.getByRole('button', { name, exact: true }));
