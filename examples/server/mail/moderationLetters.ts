import type { RejectionReason } from '../../../src/domain/listing/moderation';
import { ru } from '../../../src/text/moderation/ru';
import { composeLetter } from './composeLetter';
import type { LetterFlat } from './flatCard';
import type { Letter } from './letter';
import type { LetterSite } from './welcomeLetter';

/** A decided listing, for a letter to its owner. */
export interface DecidedListing {
  readonly id: number;
  readonly firstName: string;
  readonly recipient: string;
  readonly flat: LetterFlat;
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

export function approvedLetter({ id, firstName, recipient, flat, path, stopUrl }: DecidedListing & Stop, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'listing_approved',
      stopUrl,
      recipient,
      subject: `Объявление № ${id} опубликовано`,
      greeting: 'Объявление опубликовано',
      paragraphs: [begins(firstName, 'модератор проверил объявление. Оно уже в поиске и на карте.')],
      flat,
      action: { label: 'Открыть объявление', url: `${site.url}${path}` },
      notes: [
        `Сколько человек его увидели, смотрите в личном кабинете: ${site.url}/account. Продали или передумали? Отправьте его там в архив.`,
      ],
    },
    site,
  );
}

export function rejectedLetter({ id, firstName, recipient, flat, stopUrl, ...why }: RejectedListing & Stop, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'listing_rejected',
      stopUrl,
      recipient,
      subject: `Объявление № ${id} отклонено`,
      greeting: 'Объявление отклонено',
      // Its photos are shown to nobody without a key now, and keys do not last as long as letters.
      flat: { ...flat, photo: null },
      paragraphs: [
        begins(firstName, 'модератор вернул объявление. Исправьте его и отправьте снова, проверка займёт 1–2\u00a0рабочих дня.'),
        `Причина: ${ru.reasons[why.reason]}`,
        ...(why.field ? [`Поле: ${why.field}`] : []),
        ...(why.comment ? [why.comment] : []),
      ],
      action: { label: 'Исправить объявление', url: `${site.url}/realty/update/${id}` },
      notes: [`Полный список причин — в правилах размещения: ${site.url}/legal/publishing`],
    },
    site,
  );
}

/** A user whose account is blocked. */
export interface BlockedUser {
  readonly firstName: string;
  readonly recipient: string;
  readonly reason: string;
}

export function blockedLetter({ firstName, recipient, reason }: BlockedUser, site: LetterSite): Letter {
  return composeLetter(
    {
      kind: 'account_blocked',
      recipient,
      subject: 'Аккаунт заблокирован',
      greeting: 'Аккаунт заблокирован',
      paragraphs: [
        begins(firstName, 'модератор заблокировал ваш аккаунт за нарушение правил. Войти нельзя, объявления убраны из поиска.'),
        `Причина: ${reason}`,
      ],
      notes: [`Правила размещения: ${site.url}/legal/publishing`],
    },
    site,
  );
}
