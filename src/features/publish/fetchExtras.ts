/** What surrounds the form follows it, so that the form itself comes sooner. */
export const fetchExtras = () => import('./extras');
