import { event, prop } from './defineElement';
import { whyNotWebAddress } from './webAddress';

/**
 * What every element tells the page when something goes wrong. `code` is stable; `message` is Russian and meant for the developer
 * of the page, never for a visitor. `attribute` is present for `bad-attribute` and `bad-property`.
 */
export interface ElementError {
  code: 'bad-attribute' | 'bad-property' | 'render' | (string & {});
  message: string;
  attribute?: string;
}

const HOW_TO_FIX = 'Укажите адрес с https:// или путь на этом же сайте, например «/api», без логина и пароля.';

/** Russian complaint about an address in an attribute, or `null`. Outside a browser there is no page to compare with. */
export function checkAddress(value: string): string | null {
  const page = globalThis.document?.baseURI ?? 'https://localhost/';
  return whyNotWebAddress(value, page) === null ? null : HOW_TO_FIX;
}

/** `currentColor` is another colour in every place; `var()` and `inherit` are what the page makes of them. */
function checkColor(value: string): string | null {
  if (typeof CSS === 'undefined' || (CSS.supports('color', value) && !/currentcolor/i.test(value))) return null;
  return 'Укажите цвет CSS, например «#D9B668» или «var(--brand)».';
}

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
  lang: prop.text('ru'),
} as const;

/** Events of every element. A definition spreads them: `events: { ...commonEvents, … }`. */
export const commonEvents = {
  error: event<ElementError>(),
} as const;
