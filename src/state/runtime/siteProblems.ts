import type { Problem } from './runtimeContext';

// Code of the site that failed to load. Separate from `problems.ts`, which is part of the first load of every search.

export const authCodeMissing: Problem = { code: 'load', message: 'Код окна входа не загружен.' };

/** The failed blocks then show their failures without a dialog. */
export const failureDialogMissing: Problem = { code: 'load', message: 'Код окна об ошибке загрузки не загружен.' };

/** A script asked to open something else. */
export const badChat: Problem = {
  code: 'bad-property',
  message: 'Чат не открыт: укажите { listingId } или { chatId }, целое число больше нуля.',
};

export const headerCodeMissing: Problem = { code: 'load', message: 'Код окон шапки не загружен.' };

export const legalTextMissing: Problem = { code: 'load', message: 'Текст страницы правил и документов не загружен.' };
