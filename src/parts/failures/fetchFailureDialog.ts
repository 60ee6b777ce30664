/** The dialog for failed blocks, loaded only on failure. */
export const fetchFailureDialog = () => import('./LoadFailureDialog').then((module) => module.LoadFailureDialog);
