import type { AccountTab } from '../../domain/account/accountTab';
import { pluralRu } from '../format/plural';

/** Texts of the account's frame. Those quoted in the requirements must not change. */
export const ru = {
  menu: 'Личный кабинет',
  loading: 'Загрузка личного кабинета',
  signInTitle: 'Войдите, чтобы открыть личный кабинет',
  signIn: 'Войти',
  tab: {
    ads: 'Мои объявления',
    messages: 'Сообщения',
    notifications: 'Уведомления',
    settings: 'Настройки профиля',
  } satisfies Record<AccountTab, string> as Record<AccountTab, string>,
  /** What a number beside an item of the menu means, for screen readers. */
  total: {
    ads: (count: number): string => `${count} ${pluralRu(count, { one: 'объявление', few: 'объявления', many: 'объявлений' })}`,
    messages: (count: number): string =>
      `${count} ${pluralRu(count, { one: 'непрочитанное сообщение', few: 'непрочитанных сообщения', many: 'непрочитанных сообщений' })}`,
    notifications: (count: number): string =>
      `${count} ${pluralRu(count, { one: 'непрочитанное уведомление', few: 'непрочитанных уведомления', many: 'непрочитанных уведомлений' })}`,
  },
  moderation: 'Модерация',
  signOut: {
    item: 'Выход',
    title: 'Вы уверены, что хотите выйти?',
    lost: 'Все несохранённые изменения будут потеряны.',
    leave: 'Выйти',
    stay: 'Остаться',
    close: 'Закрыть',
  },
};

export type AccountMessages = typeof ru;
