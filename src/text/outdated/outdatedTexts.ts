/** Of the notice that the page needs a reload. One small file for both languages: it loads when the code of others is gone. */
export const outdatedTexts = {
  ru: { text: 'Страница устарела, обновите её', reload: 'Обновить', close: 'Закрыть' },
  en: { text: 'This page is out of date, please reload it', reload: 'Reload', close: 'Close' },
} as const;
