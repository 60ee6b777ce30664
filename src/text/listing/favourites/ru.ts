import { floorRu } from '../../format/floorWords';
import { NBSP } from '../../format/format';

/** Texts of the list of favourites. */
export const ru = {
  heading: 'Избранное',
  loading: 'Загрузка избранного',
  onDevice: 'Список хранится на этом устройстве.',
  forSession: 'Браузер не даёт хранить список на этом устройстве. Он пропадёт, когда вы закроете страницу.',
  empty: 'В избранном пока ничего нет',
  emptyText: 'Нажмите на сердечко у объявления, и квартира появится здесь.',
  search: 'Смотреть квартиры',
  floor: floorRu,
  remove: (title: string): string => `Убрать из избранного: ${title}`,
  removed: 'Убрано из избранного',
  undo: 'Вернуть',
  close: 'Закрыть',
  /** 'Дешевле на 400 000 ₽ с 3 ноября' */
  cheaper: (amount: string, day: string): string => `Дешевле на ${amount} с${NBSP}${day}`,
  dearer: (amount: string, day: string): string => `Дороже на ${amount} с${NBSP}${day}`,
  archived: 'Снято с публикации',
  similar: 'Похожие объявления',
  similarTo: (title: string): string => `Похожие объявления: ${title}`,
  gone: 'Объявление недоступно',
  removeGone: (id: number): string => `Убрать из избранного: объявление №${NBSP}${id}`,
  more: (count: number): string => `Показать ещё ${count}`,
};

export type FavouritesMessages = typeof ru;
