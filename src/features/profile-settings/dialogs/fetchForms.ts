/** The forms of e-mail and password, for those who change them. */
export const fetchForms = () =>
  Promise.all([import('./EmailForm'), import('./PasswordForm')]).then(([{ EmailForm }, { PasswordForm }]) => ({ EmailForm, PasswordForm }));
