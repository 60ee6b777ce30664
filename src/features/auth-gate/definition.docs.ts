import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { authGate } from './definition';

// It has no background.
const { '--kv-page': _page, ...cssProperties } = commonCssProperties;

export const authGateDocs = documented(authGate, {
  doc: 'Содержимое для вошедших посетителей: остальным показывает, зачем войти, с кнопками «Войти» и «Зарегистрироваться». Нужен kvartal-auth на той же странице, иначе кнопки ведут на основной сайт. Когда посетитель вышел или сервер перестал принимать его токен, содержимое прячется; после входа того же посетителя оно остаётся таким, каким было.',
  props: {
    ...commonPropsDocs,
    reason: 'Зачем входить: разместить объявление или редактировать его',
    listingId: 'Номер объявления, которое редактируют: без kvartal-auth кнопки откроют его форму на основном сайте',
    headingLevel: 'Уровень заголовка, от 1 до 6',
  },
  events: { ...commonEventsDocs },
  slots: { children: 'Что увидят вошедшие' },
  parts: { state: 'Приглашение войти', heading: 'Заголовок приглашения войти' },
  cssProperties,
});
