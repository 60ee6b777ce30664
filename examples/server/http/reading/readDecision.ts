import { fieldOfPath } from '../../../../src/api/wire/listing/listingForm';
import { listingStatuses, optionById } from '../../../../src/domain/enumerations';
import { plainText } from '../../../../src/domain/forms/plainText';
import { isExplained, moderationLimits, rejectionReasons } from '../../../../src/domain/listing/moderation';
import { ru } from '../../../../src/text/moderation/ru';
import type { Decided } from '../../listings/moderation/decidedByAnother';
import type { Decision, SeenListing, StatusRefusal } from '../../listings/writes/changeStatus';
import { notFound, Refusal, RequestProblem } from '../problems';

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
  if (field !== null && !(typeof field === 'string' && field.length <= 60 && fieldOfPath(field) !== null))
    fields.field = ['Такого поля нет.'];
  const words = typeof comment === 'string' ? plainText(comment) : null;
  if (words === null || words.length > moderationLimits.comment) fields.comment = [`Максимум ${moderationLimits.comment} символов.`];
  if (reason && words !== null && !isExplained(reason, words)) fields.comment = ['Опишите причину.'];
  if (!reason || words === null || Object.keys(fields).length > 0) throw new RequestProblem(fields);
  return { reason, field: typeof field === 'string' ? field : null, comment: words };
}

/** What a moderator has decided on: the version, and the status, which is moderation unless the body names another. */
export function readSeen(value: BodyValues): SeenListing {
  return { version: readVersion(value), status: value('realty_status') === undefined ? 'moderation' : readStatus(value) };
}

/** What a call for a new status has seen; null if it does not say. Only what is in moderation is approved; what is published is rejected as well. */
export function readSeenByStatus(value: BodyValues, wish: 'active' | 'rejected'): SeenListing | null {
  return value('version') === undefined ? null : { version: readVersion(value), status: wish === 'active' ? 'moderation' : null };
}

function readVersion(value: BodyValues): number {
  const version = value('version');
  if (version === undefined) throw versionMissing();
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    throw new RequestProblem({ version: ['Введите целое число.'] });
  }
  return version;
}

/** Why an account is blocked: the user reads it. */
export function readBlockReason(value: BodyValues): string {
  const reason = value('reason');
  const words = typeof reason === 'string' ? plainText(reason).replace(/\s+/g, ' ') : '';
  if (words === '') throw new RequestProblem({ reason: ['Опишите причину.'] });
  if (words.length > moderationLimits.comment) throw new RequestProblem({ reason: [`Максимум ${moderationLimits.comment} символов.`] });
  return words;
}

/** Returns what the call of a moderator answers after a colleague has decided; `decided_by` is for clients that word it themselves. */
export function decidedProblem({ decidedBy }: Decided): Refusal {
  return new Refusal(409, { detail: ru.decided(decidedBy), code: 'decided', decided_by: decidedBy });
}

/** Returns what a call answers that has resolved no complaints. */
export function complaintProblem(refusal: 'missing' | 'refused' | Decided): Refusal {
  if (refusal === 'missing') return new Refusal(404, notFound);
  if (refusal === 'refused') return new Refusal(409, { detail: 'Сейчас подтвердить жалобу нельзя. Посмотрите, что поменялось.' });
  return decidedProblem(refusal);
}

const versionMissing = () => new RequestProblem({ version: ['Обязательное поле.'] });

/** Returns what a call answers whose status was not set. */
export function statusProblem(refusal: StatusRefusal): Refusal | RequestProblem {
  if (typeof refusal === 'object') return decidedProblem(refusal);
  if (refusal === 'missing') return new Refusal(404, notFound);
  if (refusal === 'held') return new Refusal(409, { detail: 'Это объявление смотрит другой модератор.' });
  if (refusal === 'stale') return new Refusal(409, { detail: 'Объявление изменилось. Посмотрите, что поменялось.' });
  if (refusal === 'unseen') return versionMissing();
  return new RequestProblem({ realty_status: ['Сейчас этот статус установить нельзя.'] });
}
