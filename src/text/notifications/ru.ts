import type { NotificationRefusal } from '../../domain/notifications/notification';
import { pluralRu } from '../format/plural';

const notifications = (count: number): string =>
  `${count} ${pluralRu(count, { one: 'уведомление', few: 'уведомления', many: 'уведомлений' })}`;

/** Texts of the list of notifications. Those quoted in the requirements must not change. */
export const ru = {
  heading: 'Уведомления',
  loading: 'Загрузка уведомлений',
  empty: 'У вас пока нет уведомлений',
  signInTitle: 'Войдите, чтобы увидеть уведомления',
  signIn: 'Войти',
  fresh: 'Новое',
  unread: (count: number): string => `Непрочитанные: ${count}`,
  selectAll: 'Выбрать все на странице',
  select: (text: string): string => `Выбрать: ${text}`,
  selected: (count: number): string => `Выбрано: ${count}`,
  read: 'Прочитать',
  readAll: 'Прочитать все',
  delete: 'Удалить',
  deleteOne: (text: string): string => `Удалить: ${text}`,
  deleted: (count: number): string => `Удалено: ${notifications(count)}`,
  failed: { read: 'Не удалось отметить прочитанным. Попробуйте ещё раз.', delete: 'Не удалось удалить. Попробуйте ещё раз.' },
  close: 'Закрыть',
  /** A click on a notification whose listing cannot be opened (§4). */
  target: {
    deleted: 'Объявление удалено и недоступно.',
    archived: 'Объявление в архиве и недоступно для просмотра.',
    rejected: 'Объявление отклонено и недоступно.',
    moderation: 'Объявление на модерации и пока недоступно для просмотра.',
    unknown: 'Неизвестный статус объявления.',
  } satisfies Record<NotificationRefusal, string> as Record<NotificationRefusal, string>,
  /** What its owner can do about it: the words of the menu of own listings. */
  offer: { edit: 'Редактировать', publish: 'Опубликовать' },
};

export type NotificationsMessages = typeof ru;
