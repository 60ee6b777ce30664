import { fieldNames } from '../listing/fieldNames.ru';
import { reasons } from './reasons';

/** Texts of moderators' decisions. */
export const ru = {
  reasons,
  /** Fields of the form. */
  fields: fieldNames,
  /** A colleague was faster. Null: the server itself; empty: nobody knows the name. */
  decided: (name: string | null): string =>
    name === null ? 'Решение уже принято автоматически.' : `Решение уже принял другой модератор${name && `: ${name}`}.`,
  blocked: 'Аккаунт заблокирован за нарушение правил. Причина: {reason}',
};

export type ModerationMessages = typeof ru;
