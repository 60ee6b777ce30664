import { commonCssProperties, commonEventsDocs, commonPropsDocs } from '../../base/commonProps.docs';
import { documented } from '../../base/elementDocs';
import { auth } from './definition';

export const authDocs = documented(auth, {
  doc: 'Вход и регистрация на основном сайте. Места на странице не занимает: открывает окна, когда посетителю нужно войти, и хранит, кто вошёл. Одного на страницу достаточно; scope, api-url и site-url должны быть те же, что у остальных элементов.',
  props: {
    ...commonPropsDocs,
    separateConsent:
      'При регистрации: вторая, отдельная галочка согласия на обработку персональных данных. Сервер узнаёт о ней из personal_data_agreed',
  },
  events: {
    ...commonEventsDocs,
    signedIn: 'Посетитель вошёл: сейчас, в другой вкладке или ещё в прошлый раз',
    signedOut: 'Посетитель вышел: здесь, в другой вкладке, или сервер больше не принимает его токен',
    closed: 'Окна входа закрылись',
  },
  control: {
    properties: { user: 'Кто вошёл: имя, телефон, почта; null, если никто' },
    methods: {
      signIn: 'Открывает вход. Обещание отвечает, вошёл ли посетитель',
      register: 'Открывает регистрацию. Обещание отвечает, вошёл ли посетитель',
      newPassword:
        'Открывает форму нового пароля; принимает токен ссылки из письма. Обещание отвечает, задан ли пароль: тогда посетитель вошёл',
      confirmEmail:
        'Подтверждает адрес почты токеном ссылки из письма. Обещание отвечает: confirmed, dead (ссылка не действует), taken (адрес занят) или failed',
      signOut: 'Выход: здесь и в других вкладках',
    },
  },
  parts: { dialog: 'Окно входа, регистрации или соглашения' },
  cssProperties: { ...commonCssProperties },
});
