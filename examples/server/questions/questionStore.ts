import type { Kysely } from 'kysely';
import type { FaqQuestion, FaqSection } from '../../../src/domain/content/faq';
import type { Database } from '../database/schema';

export interface QuestionStore {
  /** Tabs of a list, in order. */
  sections(type: string): Promise<FaqSection[]>;
  /** A tab with its questions, of any list; null if there is none. */
  section(id: number): Promise<(FaqSection & { readonly questions: readonly FaqQuestion[] }) | null>;
}

export function questionStore(db: Kysely<Database>): QuestionStore {
  return {
    sections: (type) =>
      db.selectFrom('faq_sections').select(['id', 'title']).where('type', '=', type).orderBy('position').orderBy('id').execute(),

    async section(id) {
      const [section, questions] = await Promise.all([
        db.selectFrom('faq_sections').select(['id', 'title']).where('id', '=', id).executeTakeFirst(),
        db
          .selectFrom('faq_items')
          .select(['id', 'question', 'answer_html as answerHtml'])
          .where('section_id', '=', id)
          .orderBy('position')
          .orderBy('id')
          .execute(),
      ]);
      return section ? { ...section, questions } : null;
    },
  };
}
