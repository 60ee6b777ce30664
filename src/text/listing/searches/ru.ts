import { NBSP } from '../../format/format';
import { ofStation } from '../../format/ofStation';
import { pluralRu } from '../../format/plural';

const listings = { one: 'объявление', few: 'объявления', many: 'объявлений' };
const fresh = { one: 'новое', few: 'новых', many: 'новых' };

/** Texts of the searches that the device remembers. */
export const ru = {
  save: 'Сохранить поиск',
  saved: 'Поиск сохранён',
  undoSaved: 'Отменить',
  notSaved: 'Поиск больше не сохранён',
  undo: 'Вернуть',
  close: 'Закрыть',
  refused: 'Браузер не сохраняет данные сайта. Поиск исчезнет, когда вы закроете страницу.',
  /** 'Купить 2-комнатную квартиру' of the heading of a search. */
  withoutCity: (heading: string): string => heading.replace(/\sв\sМоскве$/, ''),
  /** 'Купить 2-комнатную квартиру у Фрунзенской' */
  near: (what: string, station: string): string => `${what} у${NBSP}${ofStation(station)}`,
  saveThis: (title: string): string => `Сохранить: ${title}`,
  saveShort: 'Сохранить',
  open: 'Открыть',
  openThis: (title: string): string => `Открыть: ${title}`,
  remove: 'Удалить',
  removeThis: (title: string): string => `Удалить: ${title}`,
  removed: 'Поиск удалён',
  recent: 'Недавние поиски',
  /** 'Смотрели вчера в 21:40. Всего 128 объявлений' */
  looked: (moment: string, count: string, total: number): string => `Смотрели ${moment}. Всего ${count}${NBSP}${pluralRu(total, listings)}`,
  total: (count: string, total: number): string => `${count} ${pluralRu(total, listings)}`,
  /** 'сегодня, 13:20' of 'сегодня в 13:20' */
  briefly: (moment: string): string => moment.replace(/ в\s/, `,${NBSP}`),
  heading: 'Ваши поиски',
  all: 'Все поиски',
  /** '12 новых': flats since the last look. */
  newCount: (count: string, total: number): string => `${count}${NBSP}${pluralRu(total, fresh)}`,
  /** '+9' over the last photo */
  rest: (count: string): string => `+${count}`,
  nothingNew: 'Пока ничего нового',
  none: 'Поисков пока нет',
  noneText: 'Найдите квартиры, и поиск появится здесь.',
  noneSaved: 'Сохранённых поисков пока нет. Нажмите «Сохранить», и поиск останется здесь.',
};

export type SearchesMessages = typeof ru;
