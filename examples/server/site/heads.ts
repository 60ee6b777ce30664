import { moscow } from '../../../src/domain/city/moscow';
import { type LegalPage, legalPath } from '../../../src/domain/content/legalPages';
import { ru } from '../../../src/text/common/ru';
import { ru as legal } from '../../../src/text/legal/ru';
import { texts } from '../../site/texts';
import { legalDescriptions } from './legalDescriptions';
import { openGraph } from './openGraph';
import type { PageHead } from './renderHead';

const withBrand = (title: string): string => `${title} — ${ru.brand}`;

/** The head of a page that search engines must not index. */
export const unindexed = (title: string): PageHead => ({ title: withBrand(title), isIndexed: false });

export const notFoundHead = unindexed(texts.missing.title);

export function homeHead(siteUrl: string): PageHead {
  const title = withBrand(texts.hero.tab);
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
        { '@type': 'Organization', '@id': `${url}#organization`, url, name: ru.brand, areaServed: moscow.names.name },
      ],
    },
  };
}

/** Head of a legal page; without one, of the list of them. */
export function legalHead(page: LegalPage | undefined, siteUrl: string): PageHead {
  const title = withBrand(page ? legal.pages[page] : legal.menu);
  const description = legalDescriptions[page ?? 'menu'];
  const canonical = siteUrl + legalPath(page ?? 'menu');
  return { title, description, canonical, isIndexed: true, properties: openGraph(title, description, canonical) };
}
