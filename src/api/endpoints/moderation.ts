/** Paths of the moderators' calls, under the configured base (D7). */
export const moderationEndpoints = {
  queue: '/moderation/realty/',
  next: '/moderation/realty/next/',
  listing: (id: number) => `/moderation/realty/${id}/`,
  hold: (id: number) => `/moderation/realty/${id}/hold/`,
  postpone: (id: number) => `/moderation/realty/${id}/postpone/`,
  approve: (id: number) => `/moderation/realty/${id}/approve/`,
  reject: (id: number) => `/moderation/realty/${id}/reject/`,
  decisions: '/moderation/decisions/',
  complaints: '/moderation/complaints/',
  dismiss: (listingId: number) => `/moderation/realty/${listingId}/complaints/dismiss/`,
  confirm: (listingId: number) => `/moderation/realty/${listingId}/complaints/confirm/`,
  spam: '/moderation/spam/',
  dismissSpam: (id: number) => `/moderation/spam/${id}/dismiss/`,
  block: (userId: number) => `/moderation/users/${userId}/block/`,
} as const;
