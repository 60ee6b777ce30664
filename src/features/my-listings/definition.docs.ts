import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { myListings } from './definition';

export const myListingsDocs = documented(myListings, {
  doc: 'Свои объявления посетителя: статус, просмотры и действия — опубликовать, править, отправить в архив, удалить. Тем, кто не вошёл, предлагает войти.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка списка, от 1 до 5',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    navigate: 'Посетитель идёт к объявлению, к его правке, к новому объявлению или в личный кабинет. Отмена оставляет переход странице',
  },
  parts: {
    heading: 'Заголовок',
    list: 'Список объявлений',
    card: 'Объявление',
    dialog: 'Окно с вопросом или ответом',
    pagination: 'Номера страниц',
    state: 'Блок «объявлений нет», ошибки или входа',
  },
  cssProperties: { ...commonCssProperties },
});
