/** The forms of e-mail and password in their dialog, for those who change them. */
export const fetchForms = () => import('./CredentialDialog').then(({ CredentialDialog }) => CredentialDialog);
