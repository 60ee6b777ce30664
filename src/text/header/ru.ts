/** Texts of the header. Those quoted in the specification stand here letter for letter. */
export const ru = {
  home: 'Квартал, на главную',
  city: 'Москва',
  catalogue: 'Каталог',
  deals: { sale: 'Покупка', rent: 'Аренда' },
  faq: 'FAQ',
  contacts: 'Контакты',
  signIn: 'Авторизация',
  account: 'Личный кабинет',
  publish: 'Разместить объявление',
};

export type HeaderMessages = typeof ru;
