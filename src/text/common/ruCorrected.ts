import { type Messages, ru } from './ru';

/** The same catalogue with the misspellings of the requirements corrected. Off by default: a host passes it as `messages`. */
export const ruCorrected: Messages = {
  ...ru,
  form: { ...ru.form, failed: 'Произошла ошибка' },
};
