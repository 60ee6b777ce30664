import type { ru as common, Messages } from '../common/ru';
import { addEnglish } from './english';
import { type Texts, useText } from './TextContext';

/** Catalogues beside the common one; a page may pass its own texts for each of them in `messages`. */
type Catalogues = Required<Omit<Messages, keyof typeof common>>;

/**
 * Returns a hook that gives the texts of a catalogue, as `field`, together with the common ones. The Russian texts come with the code that
 * uses them, the English ones only to pages in English.
 */
export function createCatalogue<Name extends keyof Catalogues, Field extends string>(
  name: Name,
  field: Field,
  ru: Catalogues[Name],
  fetchEnglish: () => Promise<{ readonly en: Catalogues[Name] }>,
): () => Texts & { readonly [key in Field]: Catalogues[Name] } {
  addEnglish(() => fetchEnglish().then(({ en }) => ({ en: { [name]: en } })));
  return () => {
    const texts = useText();
    return { ...texts, [field]: texts.t[name] ?? ru } as Texts & { readonly [key in Field]: Catalogues[Name] };
  };
}
