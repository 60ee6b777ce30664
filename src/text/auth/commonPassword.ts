/** Said by the server, which has the list, of a password that everybody knows; shown at its field. */
export const commonPassword = 'Этот пароль слишком известен. Придумайте другой.';
