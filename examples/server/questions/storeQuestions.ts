import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { answerProblem } from './answerHtml';
import { firstQuestions } from './content/firstQuestions';
import type { WrittenSection } from './content/writtenSection';

/**
 * Inserts the initial questions once per database: later changes of editors are preserved. Safe to run from several instances.
 * @returns whether this call inserted them
 */
export function storeQuestions(db: Kysely<Database>, sections: readonly WrittenSection[] = firstQuestions): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('content_runs')
      .values({ name: 'first questions' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return false;
    for (const [position, { title, questions }] of sections.entries()) {
      const { id } = await transaction
        .insertInto('faq_sections')
        .values({ type: 'FAQ', title, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      const items = questions.map(([question, lines], place) => ({
        section_id: id,
        position: place,
        question,
        answer_html: checked(question, lines.join('')),
      }));
      await transaction.insertInto('faq_items').values(items).execute();
    }
    return true;
  });
}

function checked(question: string, html: string): string {
  const problem = answerProblem(html);
  if (problem) throw new Error(`The answer to «${question}»: ${problem}`);
  return html;
}
