import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { tokenPropDoc } from '../../base/tokenProp.docs';
import { profileSettings } from './definition';

export const profileSettingsDocs = documented(profileSettings, {
  doc: 'Настройки профиля: имя и фото, email и пароль, вход с кодом, входы на устройствах, письма, свои данные файлом, удаление аккаунта. Тем, кто не вошёл, предлагает войти.',
  props: {
    ...commonPropsDocs,
    headingLevel: 'Уровень заголовка настроек, от 1 до 5',
    token: tokenPropDoc,
  },
  events: {
    ...commonEventsDocs,
    deleted: 'Аккаунт удалён, посетитель вышел. Отмена оставляет переход на главную страницу',
  },
  parts: {
    heading: 'Заголовок',
    section: 'Раздел настроек',
    form: 'Имя, контакты и пароль',
    dialog: 'Окно: фото, email, пароль, вход с кодом, удаление',
    state: 'Блок загрузки, ошибки или входа',
  },
  cssProperties: { ...commonCssProperties },
});
