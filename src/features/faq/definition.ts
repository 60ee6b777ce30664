import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, event, type PropsOf, prop } from '../../base/defineElement';

/** Where a link of the block is about to lead. */
export interface FaqNavigateDetail {
  readonly url: string;
  readonly target: 'contacts' | 'answer';
}

export const faq = defineElement({
  tag: 'kvartal-faq',
  doc: 'Вопросы и ответы по разделам. Загружаются, когда блок появляется в окне; раздел — когда его откроют.',
  props: {
    ...commonProps,
    failures: prop.choice(
      'Как сообщать об ошибке загрузки: в самом блоке или окном, одним на всю страницу',
      ['inline', 'dialog'],
      'inline',
    ),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 2, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: {
    ...commonEvents,
    navigate: event<FaqNavigateDetail>('Переход по ссылке блока: на контакты или из ответа. Отмена оставляет его странице', {
      cancelable: true,
    }),
  },
  parts: {
    heading: 'Заголовок',
    contacts: 'Ссылка на контакты',
    tab: 'Вкладка раздела',
    question: 'Вопрос',
    answer: 'Ответ',
    state: 'Блок «ничего нет» или ошибки',
    dialog: 'Окно об ошибке загрузки',
  },
  cssProperties: { ...commonCssProperties },
});

/** Props of `Faq`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type FaqProps = PropsOf<typeof faq>;
