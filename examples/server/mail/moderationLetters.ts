import type { RejectionReason } from '../../../src/domain/listing/moderation';
import { ru } from '../../../src/text/moderation/ru';
import { composeLetter } from './composeLetter';
import type { Letter } from './letter';
import type { LetterSite } from './welcomeLetter';

/** A decided listing, for a letter to its owner. */
export interface DecidedListing {
  readonly id: number;
  readonly firstName: string;
  readonly recipient: string;
  /** '2-комн. квартира, 54,30 м², Комсомольский проспект, 14/1'. */
  readonly title: string;
  /** `/buy/17`. */
  readonly path: string;
}

/** Where letters of this topic are ended. */
interface Stop {
  readonly stopUrl: string;
}

export interface RejectedListing extends DecidedListing {
  readonly reason: RejectionReason;
  /** The field of the form that the reason is about, in words. */
  readonly field: string | null;
  readonly comment: string;
}

const begins = (firstName: string, then: string) =>
  firstName ? `${firstName}, ${then}` : then.replace(/^./, (letter) => letter.toUpperCase());

export function approvedLetter({ id, firstName, recipient, title, path, stopUrl }: DecidedListing & Stop, { url }: LetterSite): Letter {
  return composeLetter({
    kind: 'listing_approved',
    stopUrl,
    recipient,
    subject: `Объявление № ${id} опубликовано`,
    greeting: 'Объявление опубликовано',
    paragraphs: [begins(firstName, 'модератор проверил объявление. Оно уже в поиске и на карте.'), title],
    action: { label: 'Открыть объявление', url: `${url}${path}` },
    notes: [`Сколько человек его увидели, смотрите в личном кабинете: ${url}/account. Продали или передумали? Отправьте его там в архив.`],
  });
}

export function rejectedLetter({ id, firstName, recipient, title, stopUrl, ...why }: RejectedListing & Stop, { url }: LetterSite): Letter {
  return composeLetter({
    kind: 'listing_rejected',
    stopUrl,
    recipient,
    subject: `Объявление № ${id} отклонено`,
    greeting: 'Объявление отклонено',
    paragraphs: [
      begins(firstName, 'модератор вернул объявление. Исправьте его и отправьте снова, проверка займёт 1–2\u00a0рабочих дня.'),
      title,
      `Причина: ${ru.reasons[why.reason]}`,
      ...(why.field ? [`Поле: ${why.field}`] : []),
      ...(why.comment ? [why.comment] : []),
    ],
    action: { label: 'Исправить объявление', url: `${url}/realty/update/${id}` },
    notes: [`Полный список причин — в правилах размещения: ${url}/legal/publishing`],
  });
}

/** A user whose account is blocked. */
export interface BlockedUser {
  readonly firstName: string;
  readonly recipient: string;
  readonly reason: string;
}

export function blockedLetter({ firstName, recipient, reason }: BlockedUser, { url }: LetterSite): Letter {
  return composeLetter({
    kind: 'account_blocked',
    recipient,
    subject: 'Аккаунт заблокирован',
    greeting: 'Аккаунт заблокирован',
    paragraphs: [
      begins(firstName, 'модератор заблокировал ваш аккаунт за нарушение правил. Войти нельзя, объявления убраны из поиска.'),
      `Причина: ${reason}`,
    ],
    notes: [`Правила размещения: ${url}/legal/publishing`],
  });
}
