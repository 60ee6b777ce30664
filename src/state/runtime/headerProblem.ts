import type { Problem } from './runtimeContext';

/** The code of the header's dialogs did not arrive. */
export const headerCodeMissing: Problem = { code: 'load', message: 'Код окон шапки не загружен.' };
