/** Texts of the cookie banner. */
export const ru = {
  name: 'Файлы cookie',
  /** 'Мы используем файлы cookie. Подробнее — в <политике конфиденциальности>.' */
  before: 'Мы используем файлы cookie. Подробнее — в\u00A0',
  policy: 'политике конфиденциальности',
  after: '.',
  accept: 'Хорошо',
};

export type CookiesMessages = typeof ru;
