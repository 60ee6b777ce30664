import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';
import { type LegalPage, legalPages } from '../../domain/legalPages';

/** Where a link of the legal area is about to lead. */
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
    page: prop.choice('Страница; menu — список страниц. На широком экране вместо списка показана первая', ['menu', ...legalPages], 'menu'),
    templateUrl: prop.text('Адрес файла с шаблоном документа. По умолчанию — файл основного сайта'),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    navigate: event<LegalNavigateDetail>('Переход по ссылке. Отмена оставляет его странице', { cancelable: true }),
  },
  parts: { heading: 'Заголовок' },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Legal`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type LegalProps = PropsOf<typeof legal>;
