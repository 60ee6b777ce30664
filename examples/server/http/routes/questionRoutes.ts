import type { FastifyInstance } from 'fastify';
import { encodeFaqQuestion, faqTypes } from '../../../../src/api/wire/faq';
import type { QuestionStore } from '../../questions/questionStore';
import { documented } from '../openapi';
import { notFound, RequestProblem } from '../problems';
import { queryOf } from '../queryOf';
import { readId } from '../reading/readId';

/** The FAQ changes rarely, but editors want to see a correction soon. */
const forFiveMinutes = 'public, max-age=300';

/** `GET /questions/sections/` and `GET /questions/sections/{id}` (§7). */
export async function questionRoutes(app: FastifyInstance, { questions }: { readonly questions: QuestionStore }): Promise<void> {
  app.get('/questions/sections/', { schema: documented.faqSections }, async (request, reply) => {
    const requested = new URLSearchParams(queryOf(request)).get('type') ?? faqTypes[0];
    const type = faqTypes.find((known) => known === requested);
    if (!type) throw new RequestProblem({ type: ['Такого значения нет среди допустимых вариантов.'] });
    reply.header('cache-control', forFiveMinutes);
    return { results: await questions.sections(type) };
  });

  app.get<{ Params: { id: string } }>('/questions/sections/:id', { schema: documented.faqSection }, async (request, reply) => {
    const id = readId(request.params.id);
    const section = id === null ? null : await questions.section(id);
    if (!section) return reply.code(404).send(notFound);
    reply.header('cache-control', forFiveMinutes);
    return { id: section.id, title: section.title, questions: section.questions.map(encodeFaqQuestion) };
  });
}
