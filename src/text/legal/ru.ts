/** Labels of the legal area; the texts are separate chunks (`fetchLegalText`). Texts quoted in the requirements must not change. */
export const ru = {
  menu: 'Правила и документы',
  pages: {
    publishing: 'Правила размещения',
    moderation: 'Модерация',
    chat: 'Правила общения',
    owners: 'Собственникам',
    download: 'Шаблоны документов',
    agreement: 'Пользовательское соглашение',
    privacy: 'Политика конфиденциальности',
  },
  loading: 'Загрузка текста…',
  close: 'Закрыть',

  owners: {
    publish: 'Разместить объявление',
    /** §6 */
    ownListings: 'Мои объявления',
    signInFirst: 'Пожалуйста, войдите в систему',
    noAccount: 'Ещё нет аккаунта?',
    register: 'Зарегистрироваться',
  },

  template: {
    name: 'Договор найма жилого помещения',
    about: 'С актом приёма-передачи и описью имущества',
    download: 'Скачать',
    /** 'DOCX, 12 КБ' */
    size: (type: string, kilobytes: string): string => `${type}, ${kilobytes}\u00A0КБ`,
  },
};

export type LegalMessages = typeof ru;
