/** Said by the server of an address that is also a contact; shown at its field. */
export const addressContacts = 'Укажите только улицу и номер дома, без телефона, почты и ссылок';
