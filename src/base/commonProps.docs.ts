import { commonEvents, commonProps } from './commonProps';
import { docsOf } from './elementDocs';

export const commonPropsDocs = docsOf(commonProps, {
  scope: 'Имя группы элементов на странице, которые работают вместе: общий поиск, общий кэш',
  apiUrl: 'Адрес API. По умолчанию берётся из data-api-url тега script, иначе /api на сервере, откуда загружен скрипт',
  siteUrl:
    'Адрес основного сайта, на который ведут ссылки объявлений. По умолчанию берётся из data-site-url тега script, иначе сервер, откуда загружен скрипт',
  theme: 'Тема: светлая, тёмная или как в системе посетителя',
  brand: 'Фирменный цвет страницы; остальные цвета выводятся из него. То же делает свойство CSS --kv-brand',
  font: 'Шрифт: свой или страницы, на которой стоит элемент',
  lang: 'Язык интерфейса: ru или en',
});

export const commonEventsDocs = docsOf(commonEvents, {
  error: 'Ошибка настройки или работы элемента, сообщение для разработчика страницы. Посетителю элемент показывает своё',
});

/** CSS custom properties a page may set on any element. `--kv-brand`, `--kv-page` and `--kv-surface` may also be set on an ancestor: the host declares the others. */
export const commonCssProperties = {
  '--kv-brand': 'Фирменный цвет',
  '--kv-font': 'Список шрифтов',
  '--kv-radius-factor': 'Множитель скруглений: 0 — прямые углы, 1 — обычные, до 1.5',
  '--kv-page': 'Цвет подложки',
  '--kv-surface': 'Цвет карточек и полей',
  '--kv-px': 'Размер одного пикселя макета, если страница меняет размер шрифта корня',
} as const;
