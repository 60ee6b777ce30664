import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { chatPanel } from './definition';

export const chatPanelDocs = documented(chatPanel, {
  doc: 'Панель чата: переписка или список чатов у нижнего края окна, на узких экранах — окно. Пока её не открыли, места на странице не занимает. Одной на страницу достаточно: в ней открываются чаты всех «Написать» с тем же scope, api-url и site-url. Без неё «Написать» открывает такую же панель само.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка панели, от 1 до 5',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    navigate: 'Нажата ссылка: объявление или все сообщения. Отмена оставляет переход странице; target — listing, messages или blacklist',
    closed: 'Панель закрылась',
  },
  control: {
    properties: {},
    methods: {
      open: 'Открывает чат: { listingId } — об объявлении, { chatId } — известный, без аргумента — список. Сначала просит войти. Обещание отвечает, открылась ли панель',
      close: 'Закрывает панель',
    },
  },
  parts: {
    chat: 'Панель или окно чата',
    list: 'Список чатов',
    thread: 'Переписка',
    dialog: 'Окно с вопросом или сообщением',
    state: 'Блок «сообщений нет», ошибки или входа',
  },
  cssProperties: {
    ...commonCssProperties,
    '--kv-chat-inset':
      'Отступы панели от краёв окна, как у CSS-свойства inset: с ними она встаёт у другого края; на узких экранах не действует',
  },
});
