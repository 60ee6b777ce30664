/** Texts of the legal area. Those quoted in the specification stand here letter for letter. */
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
};

export type LegalMessages = typeof ru;
