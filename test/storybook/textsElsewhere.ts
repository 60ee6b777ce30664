/** Parts of the requirements that the kit does not have yet: account, messages, notifications, the form of a listing. Their texts come with them. */
export const laterHeadings: ReadonlySet<string> = new Set([
  '§2 Chat panel',
  '§2 Account',
  '§2 Publish and edit form',
  '§4 Notification click',
  '§4 Chat',
  '§4 Publish and edit',
  '§5 Chat message',
  '§5 Profile',
  '§5 Avatar',
  '§5 Listing photos',
  '§5 Listing form',
  '§8 Normalisation',
  '§8 Chat',
  '§8 Profile',
  '§8 Publish',
  '§8 Address service',
]);

/** What a story shows of quoted texts with a value in place of a letter, with alternatives, or with the end of another text. */
export const asShown: Readonly<Record<string, readonly string[]>> = {
  'от X': ['от 10 млн ₽'],
  'до Y': ['до 35 млн ₽'],
  'Купить/Снять': ['Купить квартиру в Москве', 'Снять 2-комнатную квартиру в Москве'],
  'квартиру/апартаменты в Москве': ['Купить квартиру в Москве', 'Купить апартаменты в Москве'],
  'N фото': ['5 фото'],
  '...написать.': ['Пожалуйста, авторизуйтесь, чтобы написать.'],
  'Пожалуйста, авторизуйтесь, чтобы позвонить(.)': [
    "'Пожалуйста, авторизуйтесь, чтобы позвонить.'",
    "'Пожалуйста, авторизуйтесь, чтобы позвонить'",
  ],
  '...написать(.)': ['Пожалуйста, авторизуйтесь, чтобы написать.'],
  '{n} ₽ за м²': ['₽ за м²'],
};

const ownerActions = 'the menu of the own listings comes with the account';
const accountNames = 'the settings of the account come with it';
const hiddenButton = 'the button is hidden; a behaviour test changes what the owner allows after the page was shown';
const fallback = 'the name of a line is the title of its glyph, which is no text on the screen; a unit test of the wire covers it';

/** Quoted texts that no story shows, each with the reason. */
export const textsWithoutStory: Readonly<Record<string, string>> = {
  'Ваше объявление отправлено на модерацию.': ownerActions,
  'Объявление отправлено в архив.': ownerActions,
  'Объявление удалено.': ownerActions,
  'Поле "Имя" обязательно для заполнения': accountNames,
  'Введены недопустимые символы. Только кириллица, пробел, тире, дефис, не более 40 символов': accountNames,
  'Имя должно содержать минимум 2 символа': accountNames,
  'Фамилия должно содержать минимум 2 символа': accountNames,
  'Сообщения не разрешены, только звонки.': hiddenButton,
  'Звонки не разрешены, только сообщения.': hiddenButton,
  'Неизвестная линия': fallback,
};
