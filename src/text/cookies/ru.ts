/** Texts of the cookie banner. Those quoted in the specification stand here letter for letter. */
export const ru = {
  name: 'Файлы cookie',
  accept: 'Хорошо',
};

export type CookiesMessages = typeof ru;
