import type { Problem } from './runtimeContext';

/** The code of the sign-in dialogs did not arrive. */
export const authCodeMissing: Problem = { code: 'load', message: 'Код окна входа не загружен.' };
