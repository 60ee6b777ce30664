import { hoursAgo } from '../../../src/testing';
import { anna, colleague, irina, petr } from './moderationPeople';

/** The newest first. */
export function someDecisions(count: number) {
  const known = [
    { by: irina, kind: 'approved', listingId: 2501, at: hoursAgo(0.4), isHeld: true },
    {
      by: irina,
      kind: 'rejected',
      listingId: 2502,
      at: hoursAgo(0.5),
      isHeld: true,
      reason: 'contacts_in_text',
      field: 'description',
      comment: 'Уберите номер телефона из текста: покупатели позвонят по кнопке «Позвонить».',
    },
    { by: colleague, kind: 'returned', listingId: 2418, at: hoursAgo(1.2) },
    { by: colleague, kind: 'approved', listingId: 2418, at: hoursAgo(1.3), isHeld: true },
    { by: colleague, kind: 'dismissed', listingId: 2501, at: hoursAgo(3) },
    { by: colleague, kind: 'unblocked', listingId: null, at: hoursAgo(20), user: petr },
    {
      by: irina,
      kind: 'blocked',
      listingId: null,
      at: hoursAgo(22),
      user: petr,
      comment: 'Просит предоплату до просмотра',
    },
    { by: colleague, kind: 'rejected', listingId: 1999, at: hoursAgo(50), reason: 'duplicate' },
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const decision = known[index] ?? { by: colleague, kind: 'approved' as const, listingId: 2502, at: hoursAgo(50 + index) };
    return { user: anna, ...decision };
  });
}
