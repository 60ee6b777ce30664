/** What the "network" switch offers, in the order of its menu; apart, since menus need no server. */
export const networks = [
  { value: 'ok', english: 'as in the story', russian: 'Как в состоянии' },
  { value: 'slow', english: 'slow', russian: 'Медленно' },
  { value: 'offline', english: 'offline', russian: 'Нет сети' },
  { value: '500', english: 'error 500', russian: 'Ошибка 500' },
  { value: 'empty', english: 'nothing found', russian: 'Ничего не найдено' },
  { value: 'signed-out', english: 'signed out', russian: 'Без входа' },
] as const;

export type Network = (typeof networks)[number]['value'];
