import { accountNames } from './accountNames.ts';
import { pageNames } from './pageNames.ts';
import { publishNames } from './publishNames.ts';
import { searchNames } from './searchNames.ts';

/** States that several features have. */
export const commonNames: Readonly<Record<string, string>> = {
  AlmostNothingKnown: 'Почти ничего не известно',
  Archived: 'В архиве',
  Bar: 'Строка фильтров',
  BrokenPhotos: 'Фотографии не загрузились',
  Cards: 'Карточки',
  Chips: 'Выбранные фильтры',
  Column: 'Колонка фильтров',
  Compact: 'Компактный вид',
  CountFailed: 'Число объявлений не загрузилось',
  Deleted: 'Удалено',
  Empty: 'Ничего не найдено',
  Failed: 'Ошибка',
  FailedByDialog: 'Ошибка в диалоге',
  FourRoomsAndMore: 'Четыре комнаты и больше',
  InModeration: 'На модерации',
  InModerationForOthers: 'На модерации, для других',
  Loading: 'Загрузка',
  LongName: 'Длинное имя',
  LongTexts: 'Длинные тексты',
  Malformed: 'Непонятный ответ сервера',
  NoConnection: 'Нет сети',
  NoConnectionByDialog: 'Нет сети, в диалоге',
  NoNetwork: 'Нет сети',
  NoPhoto: 'Нет фотографии',
  NotFound: 'Не найдено',
  OneUnbrokenWord: 'Одно длинное слово',
  OtherError: 'Критическая ошибка',
  PriceUpsideDown: 'Мин. цена больше макс.',
  Rejected: 'Отклонено',
  RejectedForOthers: 'Отклонено, для других',
  Rent: 'Аренда',
  Sale: 'Продажа',
  SignedIn: 'Вход выполнен',
  SignedOut: 'Без входа',
  Studio: 'Студия',
  Unusual: 'Необычные объявления',
};

/** States of one feature. */
export const featureNames = { ...accountNames, ...pageNames, ...publishNames, ...searchNames };
