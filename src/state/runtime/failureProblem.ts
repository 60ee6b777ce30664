import type { Problem } from './runtimeContext';

/** The code of the dialog about failed blocks did not arrive: each block tells of itself. */
export const failureDialogMissing: Problem = { code: 'load', message: 'Код окна об ошибке загрузки не загружен.' };
