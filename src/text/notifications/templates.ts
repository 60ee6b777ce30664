import type { NotificationKind, NotificationNews } from '../../domain/notifications/notification';
import { reasons } from '../moderation/reasons';

interface Template {
  readonly before: string;
  readonly after: string;
}

/** Sentences around the link to a listing. */
const templates: Readonly<Record<NotificationKind, Template>> = {
  approved: { before: 'Ваше объявление', after: 'опубликовано.' },
  rejected: { before: 'Объявление', after: 'отклонено модератором.' },
  archived: { before: 'Объявление', after: 'перенесено в архив.' },
  complaintUpheld: { before: 'Мы рассмотрели вашу жалобу. Объявление', after: 'снято с публикации.' },
  unreadMessages: { before: 'По объявлению', after: 'есть непрочитанные сообщения.' },
  complaintDismissed: { before: 'Мы рассмотрели вашу жалобу на объявление', after: 'и не нашли нарушений.' },
};

/** Returns the words of a notification (§3). */
export function notificationWords({ kind, reason }: NotificationNews, listingId: number): Template & { readonly link: string } {
  const { before, after } = templates[kind];
  const why = kind === 'rejected' && reason ? ` Причина: ${reasons[reason].toLowerCase()}.` : '';
  return { before, link: `№${listingId}`, after: after + why };
}
