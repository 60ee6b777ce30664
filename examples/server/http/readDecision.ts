import { listingStatuses, optionById } from '../../../src/domain/enumerations';
import { plainText } from '../../../src/domain/forms/plainText';
import { isExplained, moderationLimits, rejectionReasons } from '../../../src/domain/listing/moderation';
import type { Decision, SeenListing } from '../listings/writes/changeStatus';
import { RequestProblem } from './problems';

/** Reads a value of a body by its name. */
export type BodyValues = (name: string) => unknown;

export function valuesOf(body: unknown): BodyValues {
  return (name) => (typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined);
}

const noOption = 'Такого значения нет среди допустимых вариантов.';

/** Throws a RequestProblem with messages by field. */
export function readStatus(value: BodyValues) {
  const id = value('realty_status');
  const status = typeof id === 'number' ? optionById(listingStatuses, id)?.key : undefined;
  if (!status) throw new RequestProblem({ realty_status: [noOption] });
  return status;
}

/** Why a listing is rejected. */
export function readDecision(value: BodyValues): Decision {
  const reason = rejectionReasons.find((code) => code === value('reason_code')) ?? null;
  const [field, comment] = [value('field') ?? null, value('comment') ?? ''];
  const fields: Record<string, string[]> = {};
  if (!reason) fields.reason_code = [noOption];
  if (field !== null && !(typeof field === 'string' && /^[a-z_.]{1,60}$/.test(field))) fields.field = ['Такого поля нет.'];
  const words = typeof comment === 'string' ? plainText(comment) : null;
  if (words === null || words.length > moderationLimits.comment) fields.comment = [`Максимум ${moderationLimits.comment} символов.`];
  if (reason && words !== null && !isExplained(reason, words)) fields.comment = ['Опишите причину.'];
  if (!reason || words === null || Object.keys(fields).length > 0) throw new RequestProblem(fields);
  return { reason, field: typeof field === 'string' ? field : null, comment: words };
}

/** What a moderator has decided on: the version, and the status, which is moderation unless the body says another one. */
export function readSeen(value: BodyValues): SeenListing {
  const version = value('version');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    throw new RequestProblem({ version: [version === undefined ? 'Обязательное поле.' : 'Введите целое число.'] });
  }
  return { version, status: value('realty_status') === undefined ? 'moderation' : readStatus(value) };
}

/** Why an account is blocked: the user reads it. */
export function readBlockReason(value: BodyValues): string {
  const reason = value('reason');
  const words = typeof reason === 'string' ? plainText(reason).replace(/\s+/g, ' ') : '';
  if (words === '') throw new RequestProblem({ reason: ['Опишите причину.'] });
  if (words.length > moderationLimits.comment) throw new RequestProblem({ reason: [`Максимум ${moderationLimits.comment} символов.`] });
  return words;
}
