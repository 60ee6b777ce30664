import { event, prop } from './defineElement';
import { whyNotWebAddress } from './webAddress';

/**
 * Detail of `kvartal-error`. `code` is stable; `message` is in Russian, for the developer of the page and never for a visitor.
 * `attribute` is present for `bad-attribute` and `bad-property`.
 */
export interface ElementError {
  code: 'bad-attribute' | 'bad-property' | 'render' | 'foreign-change' | (string & {});
  message: string;
  attribute?: string;
}

const HOW_TO_FIX = 'Укажите адрес с https:// или путь на этом же сайте, например «/api», без логина и пароля.';

/** Returns a message in Russian about an invalid address, or `null`. Outside of browsers there is no page to compare with. */
export function checkAddress(value: string): string | null {
  const page = globalThis.document?.baseURI ?? 'https://localhost/';
  return whyNotWebAddress(value, page) === null ? null : HOW_TO_FIX;
}

/** `currentColor` differs by place; `var()` and `inherit` depend on the page. Outside of browsers `CSS` is missing, or a polyfill with `escape` alone. */
function checkColor(value: string): string | null {
  if (!globalThis.CSS?.supports || (CSS.supports('color', value) && !/currentcolor/i.test(value))) return null;
  return 'Укажите цвет CSS, например «#D9B668» или «var(--brand)».';
}

/** A part of the language is enough: `en-GB` is English. */
const checkLang = (value: string): string | null => (/^(ru|en)\b/i.test(value) ? null : 'Укажите ru или en.');

/** Attributes of every element. A definition spreads them: `props: { ...commonProps, … }`. */
export const commonProps = {
  scope: prop.text('main'),
  apiUrl: prop.text(undefined, { check: checkAddress }),
  siteUrl: prop.text(undefined, { check: checkAddress }),
  theme: prop.choice(['light', 'dark', 'auto'], 'light'),
  brand: prop.text(undefined, {
    check: checkColor,
  }),
  font: prop.choice(['own', 'inherit'], 'own'),
  lang: prop.text('ru', { check: checkLang }),
} as const;

/** Events of every element. A definition spreads them: `events: { ...commonEvents, … }`. */
export const commonEvents = {
  error: event<ElementError>(),
} as const;
