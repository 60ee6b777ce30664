/** Texts of the window; what is found has its own in both languages. */
export const overlayTexts = {
  ru: {
    title: 'Квартал: проверка страницы',
    count: (errors: number, warnings: number) => `Ошибок: ${errors}, предупреждений: ${warnings}`,
    none: 'Ошибок не найдено.',
    error: 'Ошибка',
    warning: 'Предупреждение',
    show: 'Показать на странице',
    copy: 'Скопировать JSON',
    copied: 'Скопировано',
    json: 'Отчёт в JSON',
    language: 'English',
    close: 'Закрыть',
  },
  en: {
    title: 'Kvartal: check of the page',
    count: (errors: number, warnings: number) => `Errors: ${errors}, warnings: ${warnings}`,
    none: 'Nothing wrong was found.',
    error: 'Error',
    warning: 'Warning',
    show: 'Show on the page',
    copy: 'Copy JSON',
    copied: 'Copied',
    json: 'Report as JSON',
    language: 'Русский',
    close: 'Close',
  },
} as const;
