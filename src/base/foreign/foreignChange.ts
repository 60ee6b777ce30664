import type { ElementError } from '../commonProps';

/** Nodes of the kit were moved or removed by somebody else, and have been put back. */
export const foreignChange: ElementError = {
  code: 'foreign-change',
  message: 'Страница, переводчик или расширение браузера изменили содержимое. Оно исправлено.',
};
