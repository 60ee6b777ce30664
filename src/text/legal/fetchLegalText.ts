import type { LegalPage } from '../../domain/content/legalPages';
import type { Lang } from '../format/format';
import type { LegalText } from './blocks';

type Fetched = Promise<{ readonly text: LegalText }>;

/** A chunk per page and language. */
const chunks: Record<Lang, Record<LegalPage, () => Fetched>> = {
  ru: {
    publishing: () => import('./ru/publishing'),
    moderation: () => import('./ru/moderation'),
    chat: () => import('./ru/chat'),
    owners: () => import('./ru/owners'),
    download: () => import('./ru/download'),
    agreement: () => import('./ru/agreement'),
    privacy: () => import('./ru/privacy'),
  },
  en: {
    publishing: () => import('./en/publishing'),
    moderation: () => import('./en/moderation'),
    chat: () => import('./en/chat'),
    owners: () => import('./en/owners'),
    download: () => import('./en/download'),
    agreement: () => import('./en/agreement'),
    privacy: () => import('./en/privacy'),
  },
};

const known = new Map<string, LegalText>();

/** Returns a text that has been loaded before. */
export const knownLegalText = (page: LegalPage, lang: Lang): LegalText | undefined => known.get(`${lang} ${page}`);

/** Returns the text of a page. @throws if its chunk fails to load */
export async function fetchLegalText(page: LegalPage, lang: Lang): Promise<LegalText> {
  const { text } = await chunks[lang][page]();
  known.set(`${lang} ${page}`, text);
  return text;
}
