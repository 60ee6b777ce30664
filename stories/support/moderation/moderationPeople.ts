import { aUser } from '../../../src/testing';
import { someUsers } from '../../../src/testing/fakeAccounts';

export const irina = someUsers().find(({ role }) => role === 'moderator') ?? aUser();
export const colleague = aUser({
  id: 103,
  firstName: 'Оксана',
  lastName: 'Белова',
  phone: '9031112299',
  email: 'oksana@kvartal.test',
  token: 'token-of-oksana',
  role: 'moderator',
});

/** An owner. */
export const anna = { id: 1, name: 'Анна Соколова' };
/** Another owner, who is blocked in some stories. */
export const petr = { id: 8, name: 'Пётр Лаптев' };
export const petrsAccount = aUser({
  id: petr.id,
  firstName: 'Пётр',
  lastName: 'Лаптев',
  phone: '9031112277',
  email: 'petr@kvartal.test',
  token: 'petr',
});
