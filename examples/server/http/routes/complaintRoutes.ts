import type { FastifyInstance } from 'fastify';
import { plainText } from '../../../../src/domain/forms/plainText';
import { complaintRules } from '../../../../src/domain/forms/schemas/complaint.schema';
import { listingRole } from '../../../../src/domain/listing/permissions/listingRole';
import { seesContent } from '../../../../src/domain/listing/permissions/listingView';
import { messageText } from '../../../../src/text/format/messageText';
import { ru } from '../../../../src/text/listing/ru';
import type { Accounts } from '../../accounts/accounts';
import type { ComplaintStore } from '../../complaints/complaintStore';
import { actionKey } from '../../idempotency/answerOnce';
import { complaintLimits, countDone } from '../contactLimits';
import { documented } from '../openapi';
import { Refusal, RequestProblem } from '../problems';
import { readId } from '../reading/readId';

export interface ComplaintRoutesOptions {
  readonly complaints: ComplaintStore;
  readonly accounts: Accounts;
}

/** Two hundred characters and a number. */
const bodyLimit = 4096;
const noListing = 'Такого объявления нет.';

/** `POST /complaints/` (§7): for signed-in users, once a day per listing and once per key (D51). */
export async function complaintRoutes(app: FastifyInstance, { complaints, accounts }: ComplaintRoutesOptions): Promise<void> {
  const count = countDone(accounts.limiter, 'complaint', complaintLimits);

  app.route({
    method: 'POST',
    url: '/complaints/',
    schema: documented.complaint,
    bodyLimit,
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const user = await accounts.userOf(request);
      if (!user) throw new Refusal(401, { detail: ru.actions.complaintSignIn }, { 'www-authenticate': 'Token' });
      const action = actionKey(request);
      const { listingId, description, errors } = readComplaint(request.body);
      // A request that is repeated because its answer was lost gets the same answer.
      if (action && (await complaints.hasFiled(user.id, action))) return reply.code(201).send({ realty_id: listingId, description });
      const listing = listingId === null ? null : await complaints.listing(listingId);
      // What somebody cannot see, they cannot complain about.
      if (listingId !== null && !(listing && seesContent(listing, listingRole(listing, user)))) errors.realty_id = [noListing];
      if (listingId === null || Object.keys(errors).length > 0) throw new RequestProblem(errors);
      await count(request, user.id, async () => {
        if (await complaints.add({ userId: user.id, listingId, description }, action)) return;
        throw new RequestProblem({ non_field_errors: ['Сегодня вы уже пожаловались на это объявление.'] });
      });
      return reply.code(201).send({ realty_id: listingId, description });
    },
  });
}

/** `errors`: messages by field. */
function readComplaint(body: unknown): { listingId: number | null; description: string; errors: Record<string, string[]> } {
  const { realty_id, description: rawDescription } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const errors: Record<string, string[]> = {};
  const listingId = typeof realty_id === 'number' || typeof realty_id === 'string' ? readId(String(realty_id)) : null;
  if (listingId === null) errors.realty_id = [realty_id === undefined ? 'Обязательное поле.' : noListing];
  const description = typeof rawDescription === 'string' ? plainText(rawDescription) : '';
  const problem = complaintRules.problems({ description }).description;
  if (problem) errors.description = [messageText(ru.problems, problem)];
  return { listingId, description, errors };
}
