/** Sections of the moderators' page; `complaints`: about listings, `people`: about those who write. */
export const moderationSections = ['queue', 'complaints', 'people', 'spam', 'decisions'] as const;
/** One of {@link moderationSections}. */
export type ModerationSection = (typeof moderationSections)[number];

/** What a moderator looks at. */
export interface ModerationPlace {
  readonly section: ModerationSection;
  /** A listing of the queue, a listing with complaints, or a complaint about a person; null for the section itself. */
  readonly caseId: number | null;
}

/** The address of a place, which colleagues send each other. Parts of one page differ in the query. */
export function moderationPath({ section, caseId }: ModerationPlace): string {
  const query = new URLSearchParams();
  if (section !== 'queue') query.set('section', section);
  if (caseId !== null) query.set('case', String(caseId));
  return query.size > 0 ? `/moderation?${query}` : '/moderation';
}

/** Returns the place of an address; what it does not name, or names wrongly, is the queue as a whole. */
export function moderationPlace(search: string): ModerationPlace {
  const query = new URLSearchParams(search);
  const id = query.get('case') ?? '';
  return {
    section: moderationSections.find((known) => known === query.get('section')) ?? 'queue',
    caseId: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null,
  };
}
