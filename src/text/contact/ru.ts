/** Texts of 'Позвонить' and 'Написать' on cards. Those quoted in the requirements must not change. */
export const ru = {
  call: 'Позвонить',
  write: 'Написать',
  signInTo: { call: 'Пожалуйста, авторизуйтесь, чтобы позвонить', write: 'Пожалуйста, авторизуйтесь, чтобы написать' },
  ownListing: { call: 'Вы не можете позвонить этому пользователю.', write: 'Вы не можете написать этому пользователю.' },
  /** §8 */
  chatFailed: 'Ошибка при загрузке данных чата',
  close: 'Закрыть',
};

export type ContactMessages = typeof ru;
