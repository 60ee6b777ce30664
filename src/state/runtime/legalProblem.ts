import type { Problem } from './runtimeContext';

/** The text of a page of the legal area did not arrive. */
export const legalTextMissing: Problem = { code: 'load', message: 'Текст страницы правил и документов не загружен.' };
