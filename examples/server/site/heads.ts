import { type LegalPage, legalPages } from '../../../src/domain/content/legalPages';
import { ru } from '../../../src/text/common/ru';
import { ru as legal } from '../../../src/text/legal/ru';
import { texts } from '../../site/texts';
import { openGraph } from './openGraph';
import type { PrintedHead } from './printHead';

const titled = (title: string): string => `${title} — ${ru.brand}`;

/** A page for whoever uses it, not for search engines. */
export const hidden = (title: string): PrintedHead => ({ title: titled(title), isIndexed: false });

export const missing = hidden(texts.missing.title);

export function homeHead(siteUrl: string): PrintedHead {
  const title = titled(texts.hero.tab);
  const description = texts.hero.text.replaceAll('\u00A0', ' ');
  const url = `${siteUrl}/`;
  return {
    title,
    description,
    canonical: url,
    isIndexed: true,
    properties: openGraph(title, description, url),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': `${url}#site`, url, name: ru.brand, description, inLanguage: 'ru' },
        { '@type': 'Organization', '@id': `${url}#organization`, url, name: ru.brand, areaServed: 'Москва' },
      ],
    },
  };
}

/** Null where there is no such page. */
export function legalHead(page: string | undefined, siteUrl: string): PrintedHead | null {
  if (page === undefined) return { title: titled(legal.menu), canonical: `${siteUrl}/legal/publishing`, isIndexed: true };
  if (!isLegalPage(page)) return null;
  return { title: titled(legal.pages[page]), canonical: `${siteUrl}/legal/${page}`, isIndexed: true };
}

const isLegalPage = (page: string): page is LegalPage => legalPages.some((known) => known === page);
