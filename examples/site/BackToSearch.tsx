import { lastSearch } from '@kvartal/kit';
import { useState } from 'react';
import { Link } from 'wouter';

/** 'Вернуться к поиску': the last search of this tab with its filters, order, page and place, else a new one (§2). */
export function BackToSearch() {
  const [search] = useState(lastSearch);
  const href = search?.url ?? '/realty';
  const props = { href, className: 'site-back', onClick: search?.resume };
  // The last search may have been on a page that is not a part of this single-page site.
  const isOwn = /^\/(realty\/?)?([?#]|$)/.test(href);
  const content = (
    <>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" d="m15 6-6 6 6 6" />
      </svg>
      Вернуться к поиску
    </>
  );
  return isOwn ? <Link {...props}>{content}</Link> : <a {...props}>{content}</a>;
}
