/** Texts of what the device remembers of a listing: its heart, 'Смотрели' and 'Скрыто'. */
export const ru = {
  /** `flat`: '2-комн. квартира, 54,3 м²'. The same whether it is kept or not: the state of the button says that. */
  name: (flat: string) => `В избранное: ${flat}`,
  refused: 'Браузер не сохраняет данные сайта. Избранное исчезнет, когда вы закроете страницу.',
  close: 'Закрыть',
  viewed: 'Смотрели',
  hide: (flat: string) => `Скрыть: ${flat}`,
  hidden: 'Скрыто',
  show: 'Вернуть',
  showAgain: (flat: string) => `Вернуть: ${flat}`,
  notHidden: 'Браузер не сохраняет данные сайта. Скрытые квартиры вернутся, когда вы закроете страницу.',
};

export type HeartMessages = typeof ru;
