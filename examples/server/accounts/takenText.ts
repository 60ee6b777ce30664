import type { TakenField } from './accountStore';

/** What a registration says of fields that belong to somebody. */
export const takenText: Readonly<Record<TakenField, string>> = {
  email: 'Пользователь с таким email уже зарегистрирован.',
  phone: 'Пользователь с таким телефоном уже зарегистрирован.',
};
