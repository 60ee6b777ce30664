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
  scope: prop.text('Имя группы элементов на странице, которые работают вместе: общий поиск, общий кэш', 'main'),
  apiUrl: prop.text(
    'Адрес API. По умолчанию берётся из data-api-url тега script, иначе /api на сервере, откуда загружен скрипт',
    undefined,
    { check: checkAddress },
  ),
  siteUrl: prop.text(
    'Адрес основного сайта, на который ведут ссылки объявлений. По умолчанию берётся из data-site-url тега script, иначе сервер, откуда загружен скрипт',
    undefined,
    { check: checkAddress },
  ),
  theme: prop.choice('Тема: светлая, тёмная или как в системе посетителя', ['light', 'dark', 'auto'], 'light'),
  brand: prop.text('Фирменный цвет страницы; остальные цвета выводятся из него. То же делает свойство CSS --kv-brand', undefined, {
    check: checkColor,
  }),
  font: prop.choice('Шрифт: свой или страницы, на которой стоит элемент', ['own', 'inherit'], 'own'),
  lang: prop.text('Язык интерфейса: ru или en', 'ru'),
} as const;

/** Events of every element. A definition spreads them: `events: { ...commonEvents, … }`. */
export const commonEvents = {
  error: event<ElementError>(
    'Ошибка настройки или работы элемента, сообщение для разработчика страницы. Посетителю элемент показывает своё',
  ),
} as const;

/** CSS custom properties a page may set on any element. `--kv-brand`, `--kv-page` and `--kv-surface` may stand above it too: the host declares the others. */
export const commonCssProperties = {
  '--kv-brand': 'Фирменный цвет',
  '--kv-font': 'Список шрифтов',
  '--kv-radius-factor': 'Множитель скруглений: 0 — прямые углы, 1 — обычные, до 1.5',
  '--kv-page': 'Цвет подложки',
  '--kv-surface': 'Цвет карточек и полей',
  '--kv-px': 'Размер одного пикселя макета, если страница меняет размер шрифта корня',
} as const;
