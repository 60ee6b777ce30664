import { NBSP } from '../format/format';
import { pluralRu } from '../format/plural';

const fields = (count: number) => `${count}${NBSP}${pluralRu(count, { one: 'поле', few: 'поля', many: 'полей' })}`;

/** Texts about a form that is not sent yet, and about its listing. */
export const ru = {
  found: 'Мы сохранили черновик.',
  foundMany: 'Мы сохранили черновики.',
  filled: (count: number): string => `заполнено ${fields(count)}`,
  changed: (count: number): string => `изменено ${fields(count)}`,
  photos: (count: number): string => `${count}${NBSP}фото`,
  /** The listing has another version than the one that was edited. */
  stale: 'С тех пор объявление изменилось. Если продолжите, проверьте все поля перед отправкой.',
  goOn: 'Продолжить',
  startOver: 'Начать заново',
  goOnOf: (draft: string): string => `Продолжить: ${draft}`,
  remove: 'Удалить черновик',
  removeShort: 'Удалить',
  removeOf: (draft: string): string => `Удалить: ${draft}`,
  removed: 'Черновик удалён',
  restored: 'Черновик восстановлен',
  kept: (time: string): string => `Черновик сохранён в${NBSP}${time}`,
  /** Storage is blocked or full. */
  notKept: 'Черновик не сохраняется: браузер не даёт хранить данные.',
  offline: {
    title: 'Нет сети.',
    kept: 'Заполняйте дальше: черновик сохраняется на этом устройстве.',
    /** Storage is blocked. */
    notKept: 'Заполняйте дальше, но не закрывайте страницу: сохранить черновик на этом устройстве нельзя.',
  },
  waiting: {
    title: 'Отправим, когда появится сеть.',
    text: 'Не закрывайте страницу. Объявление уйдёт один раз.',
    cancel: 'Отменить отправку',
  },
  /** Sending was broken off. */
  stopped: 'Отправка остановлена. Форма и фотографии на месте.',
  /** Another tab or device has saved meanwhile. */
  outdated: {
    text: 'Ваши изменения на месте. Возьмите новую версию, чтобы они легли поверх неё, или отправьте свою: она заменит новую.',
    take: 'Взять новую версию',
    replace: 'Отправить мою',
    taken: 'Новая версия загружена, ваши изменения остались.',
    failed: 'Не удалось загрузить новую версию. Попробуйте ещё раз.',
  },
  confirm: {
    title: 'Отправить изменения на модерацию?',
    text: `На время проверки объявления не будет в поиске. Обычно это 1–2${NBSP}рабочих дня.`,
    send: 'Опубликовать',
    cancel: 'Отменить',
  },
  /** A rejected listing is sent as it was. */
  remark: {
    title: 'Замечание модератора не исправлено',
    text: (reason: string): string =>
      `Объявление отклонили: ${reason.toLowerCase()}. Если отправить без изменений, его, скорее всего, отклонят снова.`,
    fix: 'Исправить',
    send: 'Отправить так',
  },
  /** What has become of the listing while its form is open; a rejection is told with its reason. */
  meanwhile: {
    active: { title: 'Объявление одобрено и опубликовано.', text: 'Если отправите изменения, на время проверки его не будет в поиске.' },
    moderation: { title: 'Объявление отправлено на модерацию.', text: 'Ваши изменения на месте.' },
    archived: {
      title: 'Объявление перенесено в архив.',
      text: 'Ваши изменения на месте. Если отправите их, объявление уйдёт на модерацию.',
    },
    /** What follows says how to go on. */
    edited: { title: 'Объявление изменено в другой вкладке или на другом устройстве.', text: '' },
    gone: {
      title: 'Объявление удалено.',
      text: 'Отправить изменения уже нельзя. Всё, что вы ввели, пока здесь: скопируйте нужное.',
    },
  },
  rejected: {
    title: 'Объявление отклонено.',
    fixField: (field: string): string => `Исправьте поле «${field}» и отправьте снова: проверка занимает 1–\u20602${NBSP}рабочих дня.`,
    fix: `Исправьте объявление и отправьте снова: проверка занимает 1–\u20602${NBSP}рабочих дня.`,
    moderator: (comment: string): string => `Модератор: ${comment}`,
    toField: 'К полю',
  },
  history: {
    title: 'История объявления',
    event: {
      active: 'Опубликовано',
      moderation: 'Отправлено на модерацию',
      edited: 'Изменено и отправлено на модерацию',
      rejected: 'Отклонено',
      archived: 'Отправлено в архив',
    },
    /** Names of fields, as a list. */
    changed: (names: readonly string[]): string => `${names.length === 1 ? 'Изменено' : 'Изменены'}: ${names.join(', ')}.`,
    unchanged: 'Отправлено без изменений.',
    photoOrder: 'порядок фото',
  },
};

export type DraftsMessages = typeof ru;
