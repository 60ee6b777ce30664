/** Texts of the home page: catalogues, questions and answers. Those quoted in the specification stand here letter for letter. */
export const ru = {
  catalogue: {
    title: { sale: 'Новые квартиры на продажу', rent: 'Новые квартиры в аренду' },
    all: 'Смотреть все',
    loading: 'Загрузка объявлений',
  },
  faq: {
    title: 'Вопросы и ответы',
    loading: 'Загрузка вопросов',
  },
};

export type HomeMessages = typeof ru;
