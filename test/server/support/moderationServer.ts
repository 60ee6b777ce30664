import * as v from 'valibot';
import { loadAddresses } from '../../../examples/server/addresses/addressRegister';
import { listingStore } from '../../../examples/server/listings/listingStore';
import { listingChecker } from '../../../examples/server/listings/moderation/checkListing';
import { postingReview } from '../../../examples/server/listings/moderation/postingReview';
import { encodeListingForm } from '../../../src/api/wire/listing/listingForm';
import type { ListingForm } from '../../../src/domain/listing/form/listingForm';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import { countingHasher, startAccountServer } from './accountServer';
import { readLetter } from './mail/readLetter';
import { sendLetters } from './mail/sendLetters';
import { startSmtpServer } from './mail/smtpServer';
import type { Engine } from './seededServer';
import { storeUser } from './storeUser';

const savedSchema = v.object({ id: v.number(), realty_status: v.number(), version: v.number() });
export type User = Awaited<ReturnType<typeof storeUser>>;
export type ModerationServer = Awaited<ReturnType<typeof startModerationServer>>;

/** Starts a server with an owner and two moderators, and letters that arrive. */
export async function startModerationServer(engine: Engine) {
  const smtp = await startSmtpServer();
  const server = await startAccountServer(engine, { hasher: countingHasher() });
  const owner = await storeUser(server, { firstName: 'Мария' });
  const moderator = await storeUser(server, { role: 'moderator', firstName: 'Ирина' });
  const colleague = await storeUser(server, { role: 'moderator', firstName: 'Олег' });

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, user: User, body?: unknown) => {
    const response = await server.app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Token ${user.token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json<unknown>() };
  };
  const create = async (overrides: Partial<ListingForm> = {}, user = owner) => {
    const answer = await ask('POST', '/realty/sale/', user, encodeListingForm(aListingForm(overrides), [smallPhotos.png]));
    return v.parse(savedSchema, answer.body).id;
  };
  const decide = (id: number, verb: 'approve' | 'reject', body: object = {}, user = moderator) =>
    ask('POST', `/moderation/realty/${id}/${verb}/`, user, { version: 1, ...body });
  const jobs = async () =>
    (
      await server.jobs.query(
        'select task_identifier as job, payload from graphile_worker.jobs left join graphile_worker._private_jobs using (id) order by id',
      )
    ).rows;
  /** Letters wait until a decision cannot be taken back any more. */
  const sendNow = async () => {
    await server.jobs.query('update graphile_worker._private_jobs set run_at = now()');
    const before = smtp.received.length;
    await sendLetters(server, smtp);
    return smtp.received.slice(before).map(({ source }) => readLetter(source));
  };
  const hold = async (user: User, ordering = 'oldest') =>
    v.parse(
      v.object({ realty: v.nullable(v.object({ id: v.number() })) }),
      (await ask('POST', '/moderation/realty/next/', user, { ordering })).body,
    ).realty?.id ?? null;
  const check = async (id: number, isAutomatic: boolean) => {
    const review = postingReview(server.db, await loadAddresses());
    const run = listingChecker(server.db, { listings: listingStore(server.db, server.stations), review, isAutomatic });
    const { version } = await server.db.selectFrom('listings').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    await run({ listingId: id, version });
  };
  const statusOf = async (id: number) =>
    (await server.db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  const emptyQueue = () => server.db.updateTable('listings').set({ status: 4 }).where('status', '=', 2).execute();

  return {
    ...{ server, smtp, owner, moderator, colleague },
    ...{ ask, create, decide, jobs, sendNow, hold, check, statusOf, emptyQueue },
    /** Between tests: what one has ordered must not be done in the next. */
    removeJobs: () => server.jobs.query('delete from graphile_worker._private_jobs'),
    async stop() {
      await smtp.stop();
      await server.stop();
    },
  };
}
