/** Loads the dialogs, for the first one or when one may be needed soon. */
export const fetchDialogs = () => import('./HeaderDialogs').then(({ HeaderDialogs }) => HeaderDialogs);
