import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';

/** Where a link of the header is about to lead. */
export interface HeaderNavigateDetail {
  readonly url: string;
  readonly target: 'home' | 'catalogue' | 'faq' | 'contacts' | 'account' | 'messages' | 'publish';
}

export const header = defineElement({
  tag: 'kvartal-header',
  doc: 'Шапка основного сайта: логотип, город, каталог, FAQ, контакты, вход или личный кабинет, сообщения и «Разместить объявление».',
  props: {
    ...commonProps,
    unreadMessages: prop.number('Непрочитанных чатов: число на значке сообщений', 0, {
      check: (count) => (Number.isSafeInteger(count) && count >= 0 ? null : 'Укажите целое число от 0.'),
    }),
    draft: prop.choice(
      'Открыта ли на странице форма объявления: нет, без изменений или с несохранёнными изменениями. Тогда «Разместить объявление» сначала спрашивает',
      ['none', 'unchanged', 'changed'],
      'none',
    ),
  },
  events: {
    ...commonEvents,
    navigate: event<HeaderNavigateDetail>('Переход по ссылке шапки. Отмена оставляет его странице', { cancelable: true }),
  },
  parts: {
    header: 'Шапка целиком',
    logo: 'Логотип со ссылкой на главную',
    publish: 'Кнопка «Разместить объявление»',
    menu: 'Открытое меню: каталог, личный кабинет или всё меню узкой шапки',
    dialog: 'Окно с вопросом: о выходе или об уходе с формы объявления',
  },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Header`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type HeaderProps = PropsOf<typeof header>;
