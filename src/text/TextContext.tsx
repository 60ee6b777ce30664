import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Messages, ru } from './common/ru';
import { type Formats, formatsFor, type Lang } from './format/format';

export interface Texts {
  readonly lang: Lang;
  readonly t: Messages;
  readonly format: Formats;
}

const TextContext = createContext<Texts>({ lang: 'ru', t: ru, format: formatsFor('ru') });

/** Wording and formats of the nearest root: `const { t, format } = useText()`. Russian when nothing is said. */
export function useText(): Texts {
  return useContext(TextContext);
}

export interface TextProviderProps {
  /** `en` loads its catalogue first and shows Russian until it is there. */
  readonly lang?: Lang;
  /** A catalogue of the host's own, instead of the built-in one. */
  readonly messages?: Messages;
  readonly children?: ReactNode;
}

export function TextProvider({ lang = 'ru', messages, children }: TextProviderProps) {
  const [loaded, setLoaded] = useState<Partial<Record<Lang, Messages>>>({ ru });
  useEffect(() => {
    if (messages || lang === 'ru') return;
    let isCurrent = true;
    import('./common/en').then(
      ({ en }) => {
        if (isCurrent) setLoaded((known) => ({ ...known, en }));
      },
      () => {
        // A chunk that does not arrive leaves the page in Russian rather than blank.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [lang, messages]);

  const value = useMemo<Texts>(() => {
    const t = messages ?? loaded[lang];
    const shown: Lang = t ? lang : 'ru';
    return { lang: shown, t: t ?? ru, format: formatsFor(shown) };
  }, [lang, messages, loaded]);
  return <TextContext value={value}>{children}</TextContext>;
}
