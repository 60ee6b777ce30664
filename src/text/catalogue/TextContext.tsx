import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Messages, ru } from '../common/ru';
import { type Formats, formatsFor, type Lang } from '../format/format';
import { addEnglish, loadedEnglish, subscribeToEnglish } from './english';

addEnglish(() => import('../common/en.lazy'));

export interface Texts {
  readonly lang: Lang;
  readonly text: Messages;
  readonly format: Formats;
}

/** What the hook of a catalogue returns: its own texts and the common ones. */
export interface CatalogueTexts<Own> extends Omit<Texts, 'text'> {
  readonly text: Own;
  readonly common: Messages;
}

const russian: Texts = { lang: 'ru', text: ru, format: formatsFor('ru') };

const TextContext = createContext(russian);

/** Returns the texts and formats of the nearest root, Russian by default: `const { text, format } = useText()`. */
export function useText(): Texts {
  return useContext(TextContext);
}

export interface TextProviderProps {
  /** With `en` the root stays Russian until the English texts have arrived. */
  readonly lang?: Lang;
  /** The page's own texts instead of the built-in ones. */
  readonly messages?: Messages;
  readonly children?: ReactNode;
}

export function TextProvider({ lang = 'ru', messages, children }: TextProviderProps) {
  const [english, setEnglish] = useState(loadedEnglish);
  useEffect(() => (lang === 'en' ? subscribeToEnglish(setEnglish) : undefined), [lang]);

  const value = useMemo<Texts>(() => {
    const texts = lang === 'en' ? { ...english, ...messages } : messages;
    return hasCommon(texts) ? { lang, text: texts, format: formatsFor(lang) } : russian;
  }, [lang, messages, english]);
  return <TextContext value={value}>{children}</TextContext>;
}

/** False while the common English texts are missing; the other catalogues alone would be shown beside Russian ones. */
function hasCommon(texts: Partial<Messages> | undefined): texts is Messages {
  return Boolean(texts?.brand);
}
