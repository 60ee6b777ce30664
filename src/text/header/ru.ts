import { pluralRu } from '../format/plural';

/** Texts of the header. Those quoted in the requirements must not change. */
export const ru = {
  home: 'Квартал, на главную',
  navigation: 'Основное меню',
  menu: 'Меню',
  city: 'Москва',
  catalogue: 'Каталог',
  deals: { sale: 'Покупка', rent: 'Аренда' },
  faq: 'FAQ',
  contacts: 'Контакты',
  messages: 'Сообщения',
  /** `shown` is what stands on the icon: '9+' of 12. */
  unread: (count: number, shown: string): string =>
    `Сообщения: ${shown} ${pluralRu(count, { one: 'непрочитанный чат', few: 'непрочитанных чата', many: 'непрочитанных чатов' })}`,
  favourites: 'Избранное',
  signIn: 'Авторизация',
  account: 'Личный кабинет',
  moderation: 'Модерация',
  publish: 'Разместить объявление',
  signOut: { item: 'Выход', title: 'Вы уверены, что хотите выйти?', leave: 'Выйти', stay: 'Остаться' },
  draft: {
    title: 'Вы уверены, что хотите уйти со страницы и создать новое объявление?',
    lost: 'Все несохранённые изменения будут потеряны.',
    leave: 'Создать новое',
    stay: 'Продолжить редактирование',
  },
  leave: { title: 'Вы уверены, что хотите уйти со страницы?', leave: 'Покинуть страницу' },
  close: 'Закрыть',
  failed: 'Не удалось загрузить. Проверьте соединение с интернетом.',
  retry: 'Повторить',
};

export type HeaderMessages = typeof ru;
