import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { chat } from './definition';

export const chatDocs = documented(chat, {
  doc: 'Сообщения посетителя: список чатов с поиском, переписка, черный список. Тем, кто не вошёл, предлагает войти.',
  props: {
    ...commonPropsDocs,
    chatId: 'Номер чата, который открыт; без него на широком экране виден только список',
    messageId: 'Номер сообщения, с которого показан открытый чат; без него — с последних',
    list: 'Какой список показан: чаты или черный список',
    headingLevel: 'Уровень заголовка, от 1 до 5',
    titleCount: 'Показывать число непрочитанных в заголовке страницы: «(3) Сообщения»',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    navigate:
      'Посетитель открывает чат, возвращается к списку, переходит в черный список или из него, идёт к объявлению. Отмена оставляет переход странице',
  },
  parts: {
    heading: 'Заголовок',
    list: 'Список чатов',
    thread: 'Переписка',
    dialog: 'Окно с вопросом или сообщением',
    state: 'Блок «сообщений нет», ошибки или входа',
  },
  cssProperties: { ...commonCssProperties, '--kv-chat-height': 'Высота списка и переписки; 680px, на узком экране почти вся высота окна' },
});
