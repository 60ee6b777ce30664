import { checkAddress, commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { type LegalPage, legalPages } from '../../domain/content/legalPages';

/** A link of the legal area has been clicked. */
export interface LegalNavigateDetail {
  readonly url: string;
  /** `menu` is the list of pages on narrow screens; `account` the visitor's own listings. */
  readonly target: LegalPage | 'menu' | 'account' | 'publish' | 'home';
}

export const legal = defineElement({
  tag: 'kvartal-legal',
  doc: 'Правила и документы: размещение, модерация, общение, собственникам, шаблоны, соглашение и политика.',
  props: {
    ...commonProps,
    page: prop.choice(
      'Страница; menu — список страниц. Если элемент не уже 992 px, вместо списка показана первая страница и поднимается событие navigate с её адресом',
      ['menu', ...legalPages],
      'menu',
    ),
    templateUrl: prop.text('Адрес файла с шаблоном документа. По умолчанию — файл основного сайта', undefined, { check: checkAddress }),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    navigate: event<LegalNavigateDetail>('Переход по ссылке. Отмена оставляет его странице', { cancelable: true }),
  },
  parts: {
    heading: 'Заголовок',
    menu: 'Список страниц',
    back: 'Ссылка на список страниц',
    text: 'Текст страницы',
    template: 'Шаблон документа со ссылкой на файл',
    state: 'Сообщение о том, что текст не загружен',
  },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Legal`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type LegalProps = PropsOf<typeof legal>;
