/** With the first question, or when one may be wanted soon. */
export const fetchDialogs = () => import('./HeaderDialogs').then(({ HeaderDialogs }) => HeaderDialogs);
