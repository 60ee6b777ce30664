import { ru } from '../../../src/text/common/ru';

/** How a link to a page without a picture of its own is shown by networks and messengers. */
export const openGraph = (title: string, description: string, url: string): Readonly<Record<string, string>> => ({
  'og:type': 'website',
  'og:site_name': ru.brand,
  'og:locale': 'ru_RU',
  'og:title': title,
  'og:description': description,
  'og:url': url,
  'twitter:card': 'summary',
});
