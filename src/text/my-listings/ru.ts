import type { ListingStatus } from '../../domain/enumerations';
import type { RejectionReason } from '../../domain/listing/moderation';
import type { OwnerAction } from '../../domain/listing/permissions/ownerActions';
import { NBSP } from '../format/format';
import { reasons } from '../moderation/reasons';

type ConfirmedAction = Exclude<OwnerAction, 'edit'>;

/** Texts of own listings. Those quoted in the requirements must not change. */
export const ru = {
  heading: 'Мои объявления',
  publish: 'Разместить объявление',
  loading: 'Загрузка ваших объявлений',
  empty: 'У вас пока нет объявлений',
  signInTitle: 'Войдите, чтобы увидеть свои объявления',
  signIn: 'Войти',
  /** Badges (D17). */
  status: { active: 'Опубликовано', moderation: 'На модерации', rejected: 'Отклонено', archived: 'В архиве' } satisfies Record<
    ListingStatus,
    string
  > as Record<ListingStatus, string>,
  floor: (floor: number, floors: number | null): string => `${floors === null ? floor : `${floor}/${floors}`}${NBSP}этаж`,
  corpus: (corpus: string): string => `корпус${NBSP}${corpus}`,
  perMonth: 'в месяц',
  views: { shown: 'В поиске', month: 'Просмотры за 30 дней', today: 'Сегодня' },
  banner: {
    moderation: 'Объявление недоступно.',
    moderationText: (email: string | null): string =>
      `Модератор проверит его за${NBSP}1–\u20602${NBSP}рабочих дня и напишет на${NBSP}${email ?? 'вашу почту'}.`,
    rejected: 'Объявление отклонено.',
    archived: 'Объявление находится в архиве.',
    archivedText: 'Его не видно в поиске.',
  },
  reasons: reasons as Record<RejectionReason, string>,
  menu: (title: string): string => `Действия: ${title}`,
  /** A rejected listing is sent again only through its form. */
  fixFirst: 'Сначала исправьте: «Редактировать»',
  action: { publish: 'Опубликовать', edit: 'Редактировать', archive: 'Отправить в архив', delete: 'Удалить' } satisfies Record<
    OwnerAction,
    string
  > as Record<OwnerAction, string>,
  confirm: {
    publish: { title: 'Опубликовать объявление?', text: `Сначала его проверит модератор, это 1–\u20602${NBSP}рабочих дня.` },
    archive: { title: 'Отправить объявление в архив?', text: 'Его не будет в поиске. Вернуть можно в любой момент, после проверки.' },
    delete: { title: 'Удалить объявление?', text: 'Фотографии и статистика просмотров исчезнут. Это действие необратимо.' },
  } satisfies Record<ConfirmedAction, { readonly title: string; readonly text: string }>,
  cancel: 'Отменить',
  done: {
    publish: 'Ваше объявление отправлено на модерацию.',
    archive: 'Объявление отправлено в архив.',
    delete: 'Объявление удалено.',
  } satisfies Record<ConfirmedAction, string> as Record<ConfirmedAction, string>,
  account: 'В личный кабинет',
  close: 'Закрыть',
  changed: {
    title: {
      active: 'Объявление уже опубликовано',
      moderation: 'Объявление уже на модерации',
      rejected: 'Объявление уже отклонено',
      archived: 'Объявление уже в архиве',
      deleted: 'Объявление уже удалено',
    } satisfies Record<ListingStatus | 'deleted', string> as Record<ListingStatus | 'deleted', string>,
    text: 'Его статус изменился в другой вкладке или на другом устройстве.',
    refresh: 'Обновить список',
  },
};

export type MyListingsMessages = typeof ru;
