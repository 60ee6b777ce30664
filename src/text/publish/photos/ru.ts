import type { PhotoProblem } from '../../../domain/picture/photoProblem';
import { NBSP } from '../../format/format';

/** Texts about the photos of a listing, which the form loads with its later sections. Those quoted in the requirements must not change. */
export const ru = {
  hint: `До 5 фото в форматах JPEG, JPG или PNG, каждое не больше 10${NBSP}МБ. Первое фото — главное.`,
  choose: 'Выберите или перетащите фото',
  chooseHint: `До 5 файлов JPEG, JPG или PNG, каждое не больше 10${NBSP}МБ`,
  add: 'Добавить фото',
  more: (count: number): string => `ещё ${count}`,
  full: 'Уже 5 фото',
  drop: 'Отпустите',
  camera: 'Снять на камеру',
  main: 'Главная',
  makeMain: 'Сделать главной',
  name: (place: number): string => `Фото ${place}`,
  makeMainOf: (place: number): string => `Сделать главной: фото ${place}`,
  remove: (place: number): string => `Удалить фото ${place}`,
  earlier: (place: number): string => `Фото ${place} раньше`,
  later: (place: number): string => `Фото ${place} позже`,
  moved: (place: number): string => `Теперь на месте ${place}`,
  removed: 'Фото удалено',
  steps: { waiting: 'В очереди', reading: 'Готовим: чтение', compressing: 'Готовим: сжатие' },
  coming: (name: string): string => `Готовим фото: ${name}`,
  unreadable: 'Не удалось прочитать',
  again: 'Повторить',
  againOf: (name: string): string => `Повторить: ${name}`,
  dropOf: (name: string): string => `Убрать: ${name}`,
  uploading: (place: number): string => `Загрузка: фото ${place}`,
  restore: 'Вернуть',
  removeFailed: 'Не удалось удалить фото. Попробуйте ещё раз.',
  /** Stays on the page while the notice with the problem goes. */
  heic: 'Этот браузер не открывает HEIC: сохраните фото как JPEG через экспорт в программе просмотра, а чтобы iPhone сразу снимал в JPEG, выберите «Настройки → Камера → Форматы → Наиболее совместимые».',
  /** Messages about files that are no photos (§5). */
  problems: {
    format: 'Не удалось загрузить фото. Допустимые форматы: JPEG, JPG, PNG',
    size: 'Максимальный размер 10MB',
    pixels: `Изображение слишком большое. Уменьшите его до 50${NBSP}мегапикселей.`,
    broken: 'Файл повреждён или не является допустимым изображением',
    repeated: 'Файл с таким именем уже добавлен. Пожалуйста, выберите другое фото.',
  } satisfies Record<PhotoProblem, string> as Record<PhotoProblem, string>,
};

export type PhotosMessages = typeof ru;
