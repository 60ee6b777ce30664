import type { FaqQuestion, FaqSection } from '../domain/content/faq';
import { type RequestOptions, request, type Transport } from './client/request';
import { check, keep } from './client/response';
import { decodeFaqQuestion, decodeFaqSection, faqSectionBodySchema, faqSectionsSchema } from './wire/faq';

/** Paths of questions and answers, under the configured base (§7). */
export const faqEndpoints = {
  sections: '/questions/sections/?type=FAQ',
  section: (id: number) => `/questions/sections/${id}`,
} as const;

/** Returns the sections of questions and answers, in the order of the server. */
export async function listFaqSections(transport: Transport, options?: RequestOptions): Promise<readonly FaqSection[]> {
  const { results } = check(faqSectionsSchema, await request(transport, faqEndpoints.sections, options));
  return keep(results, decodeFaqSection, 'faq section', options);
}

/** Returns the questions of a section. */
export async function listFaqQuestions(transport: Transport, sectionId: number, options?: RequestOptions): Promise<readonly FaqQuestion[]> {
  const { questions } = check(faqSectionBodySchema, await request(transport, faqEndpoints.section(sectionId), options));
  return keep(questions, decodeFaqQuestion, 'faq question', options);
}
