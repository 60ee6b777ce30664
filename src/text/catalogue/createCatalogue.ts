import type { ru as common, Messages } from '../common/ru';
import { addEnglish } from './english';
import { type CatalogueTexts, useText } from './TextContext';

/** Catalogues beside the common one; a page may pass its own texts for each of them in `messages`. */
type Catalogues = Required<Omit<Messages, keyof typeof common>>;

/**
 * Returns a hook that gives the texts of a catalogue together with the common ones. The Russian texts come with the code that
 * uses them, the English ones only to pages in English.
 */
export function createCatalogue<Name extends keyof Catalogues>(
  name: Name,
  ru: Catalogues[Name],
  fetchEnglish: () => Promise<{ readonly en: Catalogues[Name] }>,
): () => CatalogueTexts<Catalogues[Name]> {
  addEnglish(() => fetchEnglish().then(({ en }) => ({ en: { [name]: en } })));
  return () => {
    const { text: common, format, lang } = useText();
    // The type of what is found by a name that is a type parameter.
    const changed: Catalogues[Name] | undefined = (common as Partial<Catalogues>)[name];
    return { lang, format, common, text: changed ?? ru };
  };
}
