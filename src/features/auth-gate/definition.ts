import { commonCssProperties, commonEvents, commonProps } from '../../base/commonProps';
import { defineElement, type PropsOf, prop } from '../../base/defineElement';

// It has no background.
const { '--kv-page': _page, ...cssProperties } = commonCssProperties;

export const authGate = defineElement({
  tag: 'kvartal-auth-gate',
  doc: 'Содержимое для вошедших посетителей: остальным показывает, зачем войти, с кнопками «Войти» и «Зарегистрироваться». Нужен kvartal-auth на той же странице, иначе кнопки ведут на основной сайт. Когда посетитель вышел или сервер перестал принимать его токен, содержимое прячется; после входа того же посетителя оно остаётся таким, каким было.',
  props: {
    ...commonProps,
    reason: prop.choice('Зачем входить: разместить объявление или редактировать его', ['publish', 'edit'], 'publish'),
    headingLevel: prop.number('Уровень заголовка, от 1 до 6', 1, {
      check: (level) => (Number.isInteger(level) && level >= 1 && level <= 6 ? null : 'Укажите целое число от 1 до 6.'),
    }),
  },
  events: { ...commonEvents },
  slots: { children: 'Что увидят вошедшие' },
  parts: { state: 'Приглашение войти', heading: 'Заголовок приглашения войти' },
  cssProperties,
});

/** Props of `AuthGate`; all optional. API address, theme and language belong to `KvartalProvider`. */
export type AuthGateProps = PropsOf<typeof authGate>;
