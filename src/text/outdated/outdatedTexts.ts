/** Texts of the notice that the page needs a reload. Both languages share one small file: it loads when the code of others is gone. */
export const outdatedTexts = {
  ru: { text: 'Страница устарела, обновите её', reload: 'Обновить', close: 'Закрыть' },
  en: { text: 'This page is out of date, please reload it', reload: 'Reload', close: 'Close' },
} as const;
