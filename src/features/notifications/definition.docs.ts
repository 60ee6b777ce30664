import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { notifications } from './definition';

export const notificationsDocs = documented(notifications, {
  doc: 'Уведомления посетителя: решения модераторов, ответы на жалобы, объявления в архиве. Тем, кто не вошёл, предлагает войти.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка списка, от 1 до 5',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    navigate:
      'Посетитель открывает из уведомления объявление, его правку или чат, идёт в личный кабинет. Отмена оставляет переход странице',
  },
  parts: {
    heading: 'Заголовок',
    list: 'Список уведомлений',
    notification: 'Уведомление',
    dialog: 'Окно с вопросом или ответом',
    pagination: 'Номера страниц',
    state: 'Блок «уведомлений нет», ошибки или входа',
  },
  cssProperties: { ...commonCssProperties },
});
