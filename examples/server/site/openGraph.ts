import { ru } from '../../../src/text/common/ru';

/** Open Graph tags for a page without a picture. */
export const openGraph = (title: string, description: string, url: string): Readonly<Record<string, string>> => ({
  'og:type': 'website',
  'og:site_name': ru.brand,
  'og:locale': 'ru_RU',
  'og:title': title,
  'og:description': description,
  'og:url': url,
  'twitter:card': 'summary',
});
