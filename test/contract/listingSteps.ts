import { beforeAll } from 'vitest';
import { ApiFailure } from '../../src/api/client/errors';
import { createListing, getOwnListing } from '../../src/api/listing/listingWrites';
import { approveListing } from '../../src/api/moderation';
import { aListingForm } from '../../src/testing/store/aListingForm';
import { smallPhotos } from '../support/smallPhotos';
import type { Subject } from './calls/searchCalls';
import { statusOf } from './requests';

/** Two users and a moderator, with their tokens. */
export interface WritingSubject extends Subject {
  readonly tokens: Readonly<Record<'owner' | 'other' | 'moderator', string>>;
}

/** What tests of writes do with two users, a moderator and their listings. */
export function listingSteps(open: () => Promise<WritingSubject>) {
  let subject: WritingSubject;
  const as = (who: keyof WritingSubject['tokens'] | null) => ({ ...subject, token: () => (who ? subject.tokens[who] : null) });
  beforeAll(async () => {
    subject = await open();
  });
  const create = (overrides = {}) => createListing(as('owner'), aListingForm(overrides), [smallPhotos.png]);
  const approve = async (id: number) => {
    const { moderation } = await getOwnListing(as('owner'), id);
    await approveListing(as('moderator'), { id, status: 'moderation', tradeType: 'sale', version: moderation?.version ?? 0 });
  };
  const fieldsOf = async (promise: Promise<unknown>) => {
    const error: unknown = await promise.catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiFailure) || error.error.kind !== 'rejected') throw new Error('The call was not refused');
    return error.error.fields;
  };
  /** Sends what the client would not send, and returns the status and the text of the answer. */
  const sendAs = async (who: keyof WritingSubject['tokens'], method: string, path: string, body?: object): Promise<[number, string]> => {
    const response = await subject.fetch(subject.baseUrl + path, {
      method,
      headers: { Authorization: `Token ${subject.tokens[who]}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return [response.status, await response.text()];
  };
  return { as, create, approve, statusOf, fieldsOf, sendAs };
}
