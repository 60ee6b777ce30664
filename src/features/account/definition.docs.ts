import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { account } from './definition';

export const accountDocs = documented(account, {
  doc: 'Личный кабинет: меню со счётчиками и вкладки — свои объявления, уведомления и те, для которых страница дала содержимое. Одну вкладку без меню показывают kvartal-my-listings и kvartal-notifications.',
  props: {
    ...commonPropsDocs,
    tab: 'Открытая вкладка: ads (объявления), messages (сообщения), notifications (уведомления) или settings (настройки). Вкладка без содержимого — то же, что первая',
    urlSync: 'query — вкладка в адресе страницы, параметр tab; off — адрес не меняется',
    headingLevel: 'Уровень заголовка вкладки, от 1 до 5',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    navigate:
      'Посетитель открывает вкладку, объявление, его правку, чат, новое объявление или страницу модератора. Отмена оставляет переход странице',
  },
  slots: {
    messages: 'Вкладка «Сообщения». Без неё пункта в меню нет',
    settings: 'Вкладка «Настройки профиля». Без неё пункта в меню нет',
  },
  parts: {
    account: 'Кабинет целиком: меню и вкладка',
    menu: 'Меню кабинета',
    heading: 'Заголовок вкладки',
    list: 'Список объявлений или уведомлений',
    card: 'Объявление',
    notification: 'Уведомление',
    dialog: 'Окно с вопросом или ответом',
    pagination: 'Номера страниц',
    state: 'Блок «ничего нет», ошибки или входа',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-account-top': 'Высота того, что закреплено вверху страницы: под ним останавливается меню',
  },
});
