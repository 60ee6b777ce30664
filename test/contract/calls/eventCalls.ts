import { beforeAll, describe, expect, test } from 'vitest';
import { getProfile, signIn, signOut } from '../../../src/api/account';
import { eventEndpoints, liveEvents, missedEvents, type StreamStep } from '../../../src/api/events';
import { createListing } from '../../../src/api/listing/listingWrites';
import { setListingStatus } from '../../../src/api/listing/myListings';
import { approveListing, getModeratedListing } from '../../../src/api/moderation';
import { listNotifications, readNotifications } from '../../../src/api/notifications';
import { getPersonalAccount } from '../../../src/api/personalAccount';
import { changeProfile } from '../../../src/api/profile';
import type { LiveEvent } from '../../../src/domain/events/liveEvent';
import { aListingForm } from '../../../src/testing/store/aListingForm';
import { smallPhotos } from '../../support/smallPhotos';
import type { ModerationSubject } from '../moderationSteps';
import { errorOf } from '../requests';

type Who = keyof ModerationSubject['tokens'];

/** The contract of live updates (D6, D60), for the fake and the reference server. */
export function eventCalls(name: string, open: () => Promise<ModerationSubject>): void {
  describe(`live updates of ${name}`, () => {
    let subject: ModerationSubject;
    const as = (who: Who | null) => ({ ...subject, token: () => (who ? subject.tokens[who] : null) });
    beforeAll(async () => {
      subject = await open();
    });
    const approve = async (id: number) => {
      const { listing, moderation } = await getModeratedListing(as('moderator'), id);
      const { status, tradeType } = listing;
      await approveListing(as('moderator'), { id, status, tradeType, version: moderation.version });
    };
    const position = async (who: Who) => (await missedEvents(as(who), null)).position;
    /** Steps until all of these have come. */
    const until = async (steps: AsyncGenerator<StreamStep, void>, ...wanted: readonly ((step: StreamStep) => boolean)[]) => {
      const seen: StreamStep[] = [];
      while (!wanted.length || !wanted.every((isWanted) => seen.some(isWanted))) {
        const { value, done } = await steps.next();
        if (done || !value) return seen;
        seen.push(value);
      }
      return seen;
    };
    const isReady = ({ kind }: StreamStep) => kind === 'ready';
    const is =
      (wanted: Partial<LiveEvent>) =>
      (step: StreamStep): boolean =>
        step.kind === 'event' &&
        Object.entries(wanted).every(([name, value]) => Object.entries(step.event).some(([key, own]) => key === name && own === value));
    const hasUnread = (unread: number) => (step: StreamStep) =>
      step.kind === 'event' && step.event.kind === 'counters' && step.event.totals.unreadNotifications === unread;

    test('begin with the totals', async () => {
      const totals = await getPersonalAccount(as('owner'));
      expect((await missedEvents(as('owner'), null)).events).toEqual([{ kind: 'counters', totals }]);
      const steps = liveEvents(as('owner'), null);
      expect(await until(steps, isReady)).toMatchObject([{ event: { kind: 'counters', totals } }, { kind: 'ready' }]);
      await steps.return();
    });

    test('a new listing, a decision and a notification that was read are told, to their user alone', async () => {
      const [start, ofOther] = [await position('owner'), await position('other')];
      const steps = liveEvents(as('owner'), start);
      await until(steps, isReady);
      const id = await createListing(as('owner'), aListingForm(), [smallPhotos.png]);
      await until(steps, is({ kind: 'listing', id }), is({ kind: 'counters' }));
      await approve(id);
      await until(steps, is({ kind: 'notification' }), is({ kind: 'listing', id }), hasUnread(1));
      const [newest] = (await listNotifications(as('owner'), 1)).items;
      await readNotifications(as('owner'), [newest?.id ?? 0]);
      await until(steps, is({ kind: 'notification', id: newest?.id }), hasUnread(0));
      await steps.return();
      // The same again without a stream, and nothing for others.
      const { events, isGap } = await missedEvents(as('owner'), start);
      expect(isGap).toBe(false);
      expect(events).toContainEqual({ kind: 'notification', id: newest?.id });
      expect((await missedEvents(as('other'), ofOther)).events).toEqual([]);
    });

    test('a changed name is told, to its user alone', async () => {
      const [start, ofOther] = [await position('owner'), await position('other')];
      const { firstName } = await getProfile(as('owner'));
      await changeProfile(as('owner'), { firstName: 'Марфа' });
      expect((await missedEvents(as('owner'), start)).events).toContainEqual({ kind: 'profile' });
      expect((await missedEvents(as('other'), ofOther)).events).toEqual([]);
      await changeProfile(as('owner'), { firstName });
    });

    test('a stream continues after the last event', async () => {
      const id = await createListing(as('owner'), aListingForm(), [smallPhotos.png]);
      const start = await position('owner');
      await setListingStatus(as('owner'), id, 'archived');
      const steps = liveEvents(as('owner'), start);
      const missed = await until(steps, isReady);
      expect(missed).toContainEqual(expect.objectContaining({ event: { kind: 'listing', id } }));
      const last = missed.at(-1);
      await steps.return();
      const again = liveEvents(as('owner'), last?.kind === 'ready' ? last.position : null);
      expect(await until(again, isReady)).toMatchObject([{ kind: 'ready' }]);
      await again.return();
    });

    test('tell how long ago the newest one of the user was, totals apart', async () => {
      const before = Date.now();
      await createListing(as('owner'), aListingForm(), [smallPhotos.png]);
      const start = await position('owner');
      const steps = liveEvents(as('owner'), start);
      const ready = (await until(steps, isReady)).at(-1);
      await steps.return();
      const { newestAge } = await missedEvents(as('owner'), null);
      const longest = Date.now() - before;
      for (const age of [newestAge, ready?.kind === 'ready' && ready.newestAge]) {
        expect(age).toBeGreaterThanOrEqual(0);
        expect(age).toBeLessThanOrEqual(longest + 1000);
      }
      expect((await missedEvents(as('other'), start)).newestAge ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(newestAge ?? 0);
    });

    test('of a position that nobody knows, that events are missing', async () => {
      const far = (await position('owner')) + 1_000_000;
      expect(await missedEvents(as('owner'), far)).toMatchObject({ isGap: true, events: [{ kind: 'counters' }] });
      const steps = liveEvents(as('owner'), far);
      expect(await until(steps, isReady)).toMatchObject([{ kind: 'gap' }, { event: { kind: 'counters' } }, { kind: 'ready' }]);
      await steps.return();
    });

    test('a stream ends with its sign-in', async () => {
      const { baseUrl, fetch } = subject;
      const token = await signIn({ baseUrl, fetch }, subject.credentials);
      const transport = { ...subject, token: () => token };
      const steps = liveEvents(transport, null);
      await until(steps, isReady);
      await signOut(transport);
      expect(await until(steps)).toEqual([{ kind: 'signedOut' }]);
    });

    test('are refused without a token, and after what is no number', async () => {
      expect(await errorOf(missedEvents(as(null), null))).toMatchObject({ kind: 'rejected', status: 401 });
      expect(await errorOf(liveEvents(as(null), null).next())).toMatchObject({ kind: 'rejected', status: 401 });
      const headers = { Authorization: `Token ${subject.tokens.owner}` };
      for (const after of ['', '-1', 'x', '1.5', '9'.repeat(30)]) {
        const answer = await subject.fetch(`${subject.baseUrl}${eventEndpoints.events}?after=${after}`, { headers });
        expect([after, answer.status]).toEqual([after, 400]);
      }
    });
  });
}
