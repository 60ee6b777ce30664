import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';

export const authGate = defineElement({
  tag: 'kvartal-auth-gate',
  doc: 'Содержимое для вошедших посетителей: остальным показывает, зачем войти, с кнопками «Войти» и «Зарегистрироваться». Нужен kvartal-auth на той же странице, иначе кнопки ведут на основной сайт.',
  props: {
    ...commonProps,
    reason: prop.choice('Зачем входить: разместить объявление или редактировать его', ['publish', 'edit'], 'publish'),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: { ...commonEvents },
  slots: { children: 'Что увидят вошедшие' },
  parts: { heading: 'Заголовок приглашения войти' },
  cssProperties: { ...commonCssProperties },
});

/** Props of `AuthGate`; all optional. Address, theme and language belong to `KvartalProvider`. */
export type AuthGateProps = PropsOf<typeof authGate>;
