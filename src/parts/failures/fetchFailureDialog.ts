/** The dialog about failed blocks: code that a page without failures never runs. */
export const fetchFailureDialog = () => import('./LoadFailureDialog').then((module) => module.LoadFailureDialog);
