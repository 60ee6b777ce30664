/** Texts of the heart of a listing. */
export const ru = {
  /** `flat`: '2-комн. квартира, 54,3 м²'. The same whether it is kept or not: the state of the button says that. */
  name: (flat: string) => `В избранное: ${flat}`,
  refused: 'Браузер не сохраняет данные сайта. Избранное исчезнет, когда вы закроете страницу.',
  close: 'Закрыть',
};

export type HeartMessages = typeof ru;
