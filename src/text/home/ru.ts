import { floorRu } from '../format/floorWords';

/** Texts of the home page: catalogues, questions and answers. Those quoted in the requirements must not change. */
export const ru = {
  catalogue: {
    title: { sale: 'Новые квартиры на продажу', rent: 'Новые квартиры в аренду' },
    all: 'Смотреть все',
    loading: 'Загрузка объявлений',
    empty: 'Новых объявлений пока нет',
    emptyText: 'Посмотрите все объявления или загляните позже.',
    floor: floorRu,
  },
  faq: {
    title: 'Вопросы и ответы',
    loading: 'Загрузка вопросов',
    sections: 'Разделы вопросов',
    empty: 'Вопросов пока нет',
    emptySection: 'В этом разделе вопросов пока нет.',
    noAnswer: 'Ответа пока нет.',
    /** 'Не нашли ответ? Наши контакты внизу страницы.' in pieces around the link. */
    contacts: ['Не нашли ответ? Наши ', 'контакты', ' внизу страницы.'] as readonly [before: string, link: string, after: string],
  },
  failure: {
    /** Shown for an answer with a status (§8). */
    failed: 'Что-то пошло не так',
    /** Shown when there is no answer at all (§8). */
    network: 'Отсутствует интернет соединение',
    failedText: 'Часть страницы не загрузилась. Попробуйте ещё раз.',
    networkText: 'Проверьте соединение и попробуйте ещё раз.',
    refresh: 'Обновить',
    close: 'Закрыть',
    closeDialog: 'Закрыть окно',
  },
};

export type HomeMessages = typeof ru;
