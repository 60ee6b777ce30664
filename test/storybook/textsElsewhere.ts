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
  'Объявление продажи/аренды квартиры/апартаментов': ['Объявление продажи квартиры', 'Объявление аренды апартаментов'],
  'сделать главной': ['Сделать главной'],
  'Пожалуйста добавьте фото': ['Пожалуйста, добавьте хотя бы одно фото'],
  'Год должен быть не больше {year}': ['Год должен быть не больше 20'],
  'Площадь не может быть меньше {n} м²': ['Площадь не может быть меньше 5 м²'],
  'Максимальная площадь {n} м²': ['Максимальная площадь 1000 м²'],
  'Минимальное значение {n}': ['Минимальное значение 1'],
  'Максимальное значение {n}': ['Максимальное значение 180'],
  'Максимум {n} символов': ['Максимум 3000 символов'],
  'Укажите стоимость продажи/аренды': ['Укажите стоимость продажи'],
  'Минимальная стоимость {n} ₽': ['Минимальная стоимость 1000 ₽'],
  'Максимальная стоимость {n} ₽': ['Максимальная стоимость 1 000 000 000 ₽'],
  'Максимальный залог {n} ₽': ['Максимальный залог 10 000 000 ₽'],
  // The title of a dialog and its text.
  'Чат с пользователем заблокирован.Для разблокировки  перейдите в Черный список.': [
    'Чат с пользователем заблокирован.',
    'Для разблокировки  перейдите в Черный список.',
  ],
};

const hiddenButton = 'the button is hidden; a behaviour test changes what the owner allows after the page was shown';
const fallback = 'the name of a line is the title of its glyph, which is no text on the screen; a unit test of the wire covers it';

const otherClients = 'the kit never sends such a request; the contract tests of both servers cover it';
const notTyped = 'the field takes digits only, so that nobody can type it; the tests of the rules cover it';

/** Quoted texts that no story shows, each with the reason. */
export const textsWithoutStory: Readonly<Record<string, string>> = {
  'Звонки не разрешены, только сообщения.': hiddenButton,
  'Неизвестная линия': fallback,
  'Введите корректный год': notTyped,
  'Только целые числа': notTyped,
  'Минимальный залог {n} ₽': notTyped,
  'Необходимо указать chat_id или realty_id': otherClients,
  'Нужно передать только один параметр: chat_ids, user_ids или realty_ids': otherClients,
};
