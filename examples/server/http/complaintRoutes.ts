import type { FastifyInstance } from 'fastify';
import { complaintRules } from '../../../src/domain/forms/complaint.schema';
import { plainText } from '../../../src/domain/forms/plainText';
import { messageText } from '../../../src/text/format/messageText';
import { ru } from '../../../src/text/listing/ru';
import type { Accounts } from '../accounts/accounts';
import type { ComplaintStore } from '../complaints/complaintStore';
import { complaintLimits, countUses } from './contactLimits';
import { documented } from './openapi';
import { Refusal, RequestProblem } from './problems';
import { readId } from './readId';

export interface ComplaintRoutesOptions {
  readonly complaints: ComplaintStore;
  readonly accounts: Accounts;
}

/** Two hundred characters and a number. */
const bodyLimit = 4096;
const noListing = 'Такого объявления нет.';

/** `POST /complaints/` (§7): for those who have signed in, once a day about a listing. */
export async function complaintRoutes(app: FastifyInstance, { complaints, accounts }: ComplaintRoutesOptions): Promise<void> {
  const count = countUses(accounts.limiter, 'complaint', complaintLimits);

  app.route({
    method: 'POST',
    url: '/complaints/',
    schema: documented.complaint,
    bodyLimit,
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const user = await accounts.userOf(request);
      if (!user) throw new Refusal(401, { detail: ru.actions.complaintSignIn }, { 'www-authenticate': 'Token' });
      const { listingId, description, wrong } = readComplaint(request.body);
      if (listingId !== null && !(await complaints.hasListing(listingId))) wrong.realty_id = [noListing];
      if (listingId === null || Object.keys(wrong).length > 0) throw new RequestProblem(wrong);
      await count(request, user.id);
      if (!(await complaints.add({ userId: user.id, listingId, description }))) {
        throw new RequestProblem({ non_field_errors: ['Сегодня вы уже пожаловались на это объявление.'] });
      }
      return reply.code(201).send({ realty_id: listingId, description });
    },
  });
}

/** `wrong`: messages by field. */
function readComplaint(body: unknown): { listingId: number | null; description: string; wrong: Record<string, string[]> } {
  const { realty_id, description: typed } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const wrong: Record<string, string[]> = {};
  const listingId = typeof realty_id === 'number' || typeof realty_id === 'string' ? readId(String(realty_id)) : null;
  if (listingId === null) wrong.realty_id = [realty_id === undefined ? 'Обязательное поле.' : noListing];
  const description = typeof typed === 'string' ? plainText(typed) : '';
  const problem = complaintRules.problems({ description }).description;
  if (problem) wrong.description = [messageText(ru.problems, problem)];
  return { listingId, description, wrong };
}
