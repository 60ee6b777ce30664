import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { header } from './definition';

export const headerDocs = documented(header, {
  doc: 'Шапка основного сайта: логотип, город, каталог, FAQ, контакты, избранное, вход или личный кабинет, сообщения и «Разместить объявление».',
  props: {
    ...commonPropsDocs,
    unreadMessages: 'Непрочитанных чатов: число на значке сообщений',
    draft:
      'Открыта ли на странице форма объявления: нет, без изменений или с несохранёнными изменениями. Тогда «Разместить объявление» сначала спрашивает',
  },
  events: { ...commonEventsDocs, navigate: 'Переход по ссылке шапки. Отмена оставляет его странице' },
  parts: {
    header: 'Шапка целиком',
    logo: 'Логотип со ссылкой на главную',
    publish: 'Кнопка «Разместить объявление»',
    menu: 'Открытое меню: каталог, личный кабинет или всё меню узкой шапки',
    dialog: 'Окно с вопросом: о выходе или об уходе с формы объявления',
  },
  cssProperties: { ...commonCssProperties },
});
