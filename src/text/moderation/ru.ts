import { fieldNames } from '../listing/fieldNames.ru';
import { reasons } from './reasons';

/** Texts of moderators' decisions. */
export const ru = {
  reasons,
  /** Fields of the form. */
  fields: fieldNames,
  blocked: 'Аккаунт заблокирован за нарушение правил. Причина: {reason}',
};

export type ModerationMessages = typeof ru;
