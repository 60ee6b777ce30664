/** Said by the server of a name that is a contact; shown at its field. */
export const nameContacts = 'Укажите имя или фамилию, без телефона, ссылок и мессенджеров.';
